import { asksElsewhere, segregationClass, findSixteenB, type SixteenB } from './column-sixteen-b';
import { GROUP_RULES, type GroupRule } from './segregation-groups';
import { reactionBetween } from './reactive';
import type { SegregatedGoods } from './segregated-goods';
import { segregationRow, segregationBetween, type SegregationValue } from './segregation-table';

export type SegregationReason =
  | { kind: 'limited' | 'same' | 'compatible' | 'none' }
  /** Class table; `isSetAside`: subsidiary hazard within one class, shown for review but not binding. */
  | { kind: 'classes'; classes: readonly [string, string]; value: SegregationValue; isSetAside: boolean }
  | { kind: 'groups'; rule: GroupRule }
  /** Required by column 16b of one, whatever the class table says. */
  | { kind: 'sixteenB'; unNo: string; code: string; value: SegregationValue }
  | { kind: 'unread'; unNo: string }
  /** Column 16b needs to know if the other burns, which is unknown. */
  | { kind: 'untold'; unNo: string; code: string }
  /** Beside general goods: feeds a fire of the other, or may react with it. */
  | { kind: 'fed' | 'reacts'; unNo: string }
  | { kind: 'contradicted' }
  | { kind: 'unknown' };

/** Primary class first; a subsidiary hazard of class 1 counts as 1.3. Empty when not dangerous. */
const segregationHazards = ({ hazardClass, subRisks }: SegregatedGoods): string[] =>
  hazardClass === null
    ? []
    : [segregationRow(hazardClass), ...subRisks.map((risk) => (risk.startsWith('1') ? '1.3' : segregationRow(risk)))];

export function classReasons(one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] {
  const [mine, theirs] = [segregationHazards(one), segregationHazards(other)];
  const isOneClass = mine[0] === theirs[0];
  return mine.flatMap((own, at) =>
    theirs.flatMap((foreign, against): SegregationReason[] => {
      const value = segregationBetween(own, foreign);
      const isPrimary = at === 0 && against === 0;
      if (value === 'X') return [];
      return [{ kind: 'classes', classes: [own, foreign], value, isSetAside: isOneClass && !isPrimary }];
    }),
  );
}

const applies = ({ groups: [a, b] }: GroupRule, one: SegregatedGoods, other: SegregatedGoods) =>
  one.groups.includes(a) && other.groups.includes(b) && !other.groups.includes(a);

export const groupReasons = (one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] =>
  GROUP_RULES.filter((rule) => applies(rule, one, other) || applies(rule, other, one)).map((rule) => ({
    kind: 'groups',
    rule,
  }));

const mayBurn = ({ hazardClass, subRisks, burns }: SegregatedGoods): boolean | null =>
  hazardClass === '3' || hazardClass === '4.1' || subRisks.includes('3') || burns;

function isMeant(asked: SixteenB, other: SegregatedGoods): boolean | null {
  if ('burns' in asked) return mayBurn(other);
  if ('classes' in asked) return segregationHazards(other).some((hazard) => asked.classes.includes(hazard));
  if ('unNos' in asked) return asked.unNos.includes(other.unNo ?? '');
  return other.groups.includes(asked.group) && !asked.except?.includes(other.unNo ?? '');
}

const STRICTNESS = 'X1*234';
const isStricter = (one: SegregationValue, other: SegregationValue): boolean =>
  STRICTNESS.indexOf(one) > STRICTNESS.indexOf(other);

/** Segregated as if of another class: uses the strictest value against the hazards of the other. */
function asClass(unNo: string, code: string, hazardClass: string, other: SegregatedGoods): SegregationReason[] {
  const [value = 'X'] = segregationHazards(other)
    .map((hazard) => segregationBetween(hazardClass, hazard))
    .toSorted((a, b) => (isStricter(a, b) ? -1 : 1));
  return value === 'X' ? [] : [{ kind: 'sixteenB', unNo, code, value }];
}

function findReasons(one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] {
  const { unNo, sixteenB, isContradicted } = one;
  if (isContradicted) return [{ kind: 'contradicted' }];
  if (unNo === null) return sixteenB === null ? [{ kind: 'unknown' }] : [];
  if (sixteenB === null) return [{ kind: 'unread', unNo }];
  return sixteenB.flatMap((code): SegregationReason[] => {
    const as = segregationClass(code);
    if (as !== undefined) return asClass(unNo, code, as, other);
    if (asksElsewhere(code)) return [];
    const rule = findSixteenB(code);
    if (!rule) return [{ kind: 'unread', unNo }];
    const meant = isMeant(rule, other);
    if (meant === null) return [{ kind: 'untold', unNo, code }];
    return meant ? [{ kind: 'sixteenB', unNo, code, value: rule.value }] : [];
  });
}

/** Column 16b in both directions, without requirements that a group rule covers already. */
export function sixteenBReasons(one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] {
  const said = groupReasons(one, other).flatMap((reason) => (reason.kind === 'groups' ? [reason.rule.value] : []));
  return [...findReasons(one, other), ...findReasons(other, one)].filter(
    (reason) => reason.kind !== 'sixteenB' || said.every((value) => isStricter(reason.value, value)),
  );
}

/** Known to be not dangerous, which is more than a missing number. */
export const isGeneral = ({ unNo, sixteenB }: SegregatedGoods): boolean => unNo === null && sixteenB !== null;

export function reactionReasons(one: SegregatedGoods, other: SegregatedGoods): SegregationReason[] {
  const [dangerous, general] = isGeneral(one) ? [other, one] : [one, other];
  const { unNo } = dangerous;
  const reaction = unNo !== null && isGeneral(general) ? reactionBetween(dangerous, general) : null;
  return reaction === null || unNo === null ? [] : [{ kind: reaction === 'FED' ? 'fed' : 'reacts', unNo }];
}
