import type { Extra } from '../../desk/services';

/** The tariff of one service, in minor units of yuan: what a quote locks, and all a price is made of. */
export type DgdRates = {
  each: number;
  extras: Partial<Record<Extra, number>>;
  /** From how many on, and at which share of the price. */
  bulk: { from: number; share: number }[];
  /** What one that is hurried costs against one that is not; null where it cannot be hurried. */
  rushShare: number | null;
};
