import { isDay } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseMinorUnits, parseNumber } from '../../values/typed-number';
import type { FaultCode, FaultCheck } from '../../rules/fault';
import type { Field, Fields, PartOf } from './fields';
import type { FileRow } from './form';

type Stepped = { step: string; need?: boolean };
type Judge<TValue> = { judge?: (value: TValue) => FaultCheck };

const fine = (): FaultCheck => null;

/** Number fields are typed text; no number of the trade is longer. */
const NUMBER_MOST = 20;

export const textField = ({
  step,
  need = false,
  most,
  input,
  judge = fine,
}: Stepped & Judge<string> & Pick<Field, 'input'> & { most: number }): Field<string> => ({
  kind: 'text',
  ...(input && { input }),
  step,
  blank: '',
  most,
  need,
  judge,
});

type Bounds = { code: FaultCode; least?: number; over?: number; most?: number };
type Numeric = Stepped & Bounds & Pick<Field, 'unit'>;

const isWithin = (value: number | null, { least = -Infinity, over = -Infinity, most = Infinity }: Bounds): boolean =>
  value !== null && value >= least && value > over && value <= most;

const numeric = (
  kind: 'number' | 'whole' | 'money',
  { step, need = false, unit, ...bounds }: Numeric,
  read: (typed: string) => number | null,
): Field<string> => ({
  kind,
  unit,
  input: (bounds.least ?? 0) < 0 ? 'signed' : undefined,
  step,
  blank: '',
  most: NUMBER_MOST,
  need,
  judge: (typed) => (isWithin(read(typed), bounds) ? null : bounds.code),
});

/** Number with a limit of decimals. `over`: exclusive lower bound. */
export const numberField = ({ places, ...of }: Numeric & { places: number }): Field<string> =>
  numeric('number', of, (typed) => parseNumber(typed, places));

export const wholeField = (of: Stepped & Bounds): Field<string> =>
  numeric('whole', of, (typed) => parseNumber(typed, 0));

/** Bounds in whole minor units. */
export const moneyField = (of: Stepped & Bounds): Field<string> => numeric('money', of, parseMinorUnits);

export const dayField = ({ step, need = false, code }: Stepped & { code: FaultCode }): Field<string> => ({
  kind: 'day',
  step,
  blank: '',
  most: 10,
  need,
  judge: (typed) => (isDay(typed) ? null : code),
});

export const momentField = ({ step, need = false, code }: Stepped & { code: FaultCode }): Field<string> => ({
  kind: 'moment',
  step,
  blank: '',
  most: 16,
  need,
  judge: (typed) => (parseMoment(typed) === null ? code : null),
});

/** One of the mode's own codes. */
export const choiceField = <const TOption extends string>(
  options: readonly TOption[],
  { step, need = false }: Stepped,
): Field<TOption | ''> => ({ kind: 'choice', step, blank: '', most: 20, options, need, judge: fine });

/** A code of a gateway list; the gateway validates it. */
export const codeField = ({ step, need = false }: Stepped): Field<string> => ({
  kind: 'choice',
  step,
  blank: '',
  most: 10,
  need,
  judge: fine,
});

export const choicesField = (options: readonly string[], { step, need = false }: Stepped): Field<string[]> => ({
  kind: 'many',
  step,
  blank: [],
  most: options.length,
  options,
  need,
  judge: (chosen) =>
    chosen.every((one, at) => options.includes(one) && chosen.indexOf(one) === at) ? null : 'notListed',
});

export const tickField = ({ step, need = false }: Stepped): Field<boolean> => ({
  kind: 'tick',
  step,
  blank: false,
  most: 1,
  need,
  judge: fine,
});

export const rowsField = <TRow extends Fields>(
  row: TRow,
  { step, need = false, most, judge = fine }: Stepped & Judge<PartOf<TRow>[]> & { most: number },
): Field<PartOf<TRow>[]> => ({ kind: 'rows', step, blank: [], most, row, need, judge });

export const filesField = ({
  step,
  need = false,
  most,
  judge = fine,
}: Stepped & Judge<FileRow[]> & { most: number }): Field<FileRow[]> => ({
  kind: 'file',
  step,
  blank: [],
  most,
  need,
  judge,
});
