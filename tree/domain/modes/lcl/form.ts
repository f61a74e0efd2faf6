import type { GoodsRow } from '../../order/form';

/** What a shared box asks of a row of goods besides what every order asks, as it was typed. */
export type LclRowFacts = {
  /** The heaviest piece, and the size of the largest. */
  unitKg: string;
  longCm: string;
  highCm: string;
  /** Of lithium: defective, recalled or on its way to be recycled. */
  isDamaged: boolean;
  /** Of a mixture: declared to hold nothing the state keeps account of. */
  isPrecursorFree: boolean;
  /** To be eaten, by people or animals. */
  isFood: boolean;
};

export const blankRowFacts: LclRowFacts = {
  unitKg: '',
  longCm: '',
  highCm: '',
  isDamaged: false,
  isPrecursorFree: false,
  isFood: false,
};

/** What only a shared box asks. */
export type LclPart = {
  stackable: 'Y' | 'N' | '';
  /** What stands on the packages; `N/M` where nothing does. */
  marks: string;
  /** When the goods come to the shed: a day and the hour of the gate. */
  deliverDate: string;
  deliverHour: string;
  plateNo: string;
  driverName: string;
  driverPhone: string;
  escortName: string;
  releaseType: string;
  /** What is measured at the shed is what is charged, once it is off by more than a tenth. */
  tolerance: boolean;
  /** By the key of the row. */
  lcl: Readonly<Record<string, LclRowFacts>>;
};

export const blankLclPart: LclPart = {
  stackable: '',
  marks: '',
  deliverDate: '',
  deliverHour: '',
  plateNo: '',
  driverName: '',
  driverPhone: '',
  escortName: '',
  releaseType: '',
  tolerance: false,
  lcl: {},
};

/** The part of an order form that the rules of a shared box read. */
export type LclRead = LclPart & { isDanger: 'Y' | 'N'; goods: readonly GoodsRow[]; services: readonly string[] };

export const factsOf = ({ lcl }: Pick<LclPart, 'lcl'>, { key }: Pick<GoodsRow, 'key'>): LclRowFacts =>
  (Object.hasOwn(lcl, key) ? lcl[key] : undefined) ?? blankRowFacts;

/** The facts of rows that are gone are forgotten. */
export const factsKept = (lcl: LclPart['lcl'], rows: readonly Pick<GoodsRow, 'key'>[]): LclPart['lcl'] =>
  Object.fromEntries(rows.flatMap(({ key }) => (Object.hasOwn(lcl, key) ? [[key, lcl[key] ?? blankRowFacts]] : [])));

/** The facts of a row after a change of one of them. */
export const withFacts = (lcl: LclPart['lcl'], key: string, change: Partial<LclRowFacts>): LclPart['lcl'] => ({
  ...lcl,
  [key]: { ...factsOf({ lcl }, { key }), ...change },
});
