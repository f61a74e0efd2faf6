import type { Exchange } from '../../offer/charge-lines';
import type { Extra } from '../../desk/services';

/** Tariff of one service in minor units of yuan. A quote locks it; the price depends on nothing else. */
export type DgdRates = Exchange & {
  each: number;
  extras: Partial<Record<Extra, number>>;
  /** Discount by count. */
  bulk: { from: number; share: number }[];
  /** Price factor of the rush option; null when not offered. */
  rushShare: number | null;
};
