/**
 * IMDG 4.2.5.2.5: portable tanks that may replace another. A list, not an order: a higher number may have a bottom
 * opening or lack a bursting disc.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  T1: '2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T2: '4 5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T3: '4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T4: '5 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T5: '10 14 19 20 22',
  T6: '7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T7: '8 9 10 11 12 13 14 15 16 17 18 19 20 21 22',
  T8: '9 10 13 14 19 20 21 22',
  T9: '10 13 14 19 20 21 22',
  T10: '14 19 20 22',
  T11: '12 13 14 15 16 17 18 19 20 21 22',
  T12: '14 16 18 19 20 22',
  T13: '14 19 20 21 22',
  T14: '19 20 22',
  T15: '16 17 18 19 20 21 22',
  T16: '18 19 20 22',
  T17: '18 19 20 21 22',
  T18: '19 20 22',
  T19: '20 22',
  T20: '22',
  T21: '22',
  T22: '',
};

const TANKS_FOR = new Map(
  Object.entries(STAND_INS).map(([required, numbers]): [string, readonly string[]] => [
    required,
    [required, ...numbers.split(' ').flatMap((number) => (number === '' ? [] : [`T${number}`]))],
  ]),
);

export const permittedTanks = (required: string): readonly string[] => TANKS_FOR.get(required) ?? [];

/** Gases, self-reactive substances and goods under temperature control have their own instructions and are decided by a person. */
export const isDecidedByPerson = (required: string): boolean => ['T23', 'T50', 'T75'].includes(required);

/** Dangerous goods without an instruction fit no tank. */
export function tankFits(required: string | null, has: string, isDanger: boolean): boolean {
  if (required === null) return !isDanger && has !== 'T50';
  return required === has || permittedTanks(required).includes(has);
}

/**
 * `PEOPLE`: gases and goods with an instruction of their own go to a person. `UNTOLD`: the library has no instruction.
 */
type CodeAnswer = 'FITS' | 'LOW' | 'NONE' | 'PEOPLE' | 'UNTOLD';

type Coded = {
  unNo: string | null;
  isKnown: boolean;
  /** `required`: instruction of each entry. */
  required: readonly (string | null)[];
};

export function codeAnswer({ unNo, isKnown, required }: Coded, tCode: string): CodeAnswer {
  const isDanger = unNo !== null;
  if (isDanger && (!isKnown || required.length === 0)) return 'UNTOLD';
  if (required.some((one) => one === null && isDanger)) return 'NONE';
  const all = required.length > 0 ? required : [null];
  if (!all.every((one) => tankFits(one, tCode, isDanger))) return 'LOW';
  return all.some((one) => one !== null && isDecidedByPerson(one)) ? 'PEOPLE' : 'FITS';
}

/** `D`: bursting disc before the valve; `-`: no bottom opening. */
const BUILT: Readonly<Record<string, string>> = {
  T1: '',
  T2: '',
  T3: '',
  T4: '',
  T5: 'D-',
  T6: '',
  T7: '',
  T8: '-',
  T9: '-',
  T10: 'D-',
  T11: '',
  T12: 'D',
  T13: '-',
  T14: 'D-',
  T15: '',
  T16: 'D',
  T17: '',
  T18: 'D',
  T19: 'D-',
  T20: 'D-',
  T21: '-',
  T22: 'D-',
};

/** Reason why a tank cannot replace another: bottom opening, missing disc, or weaker otherwise. */
type NoStandIn = 'BOTTOM' | 'DISC' | 'WEAK';

export function explainUnfitTank(required: string, has: string): NoStandIn {
  const lacks = (part: 'D' | '-') => (BUILT[required] ?? '').includes(part) && !(BUILT[has] ?? part).includes(part);
  if (lacks('-')) return 'BOTTOM';
  return lacks('D') ? 'DISC' : 'WEAK';
}
