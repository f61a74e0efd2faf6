import type { Cutoff } from '../../../domain/offer/cutoffs';
import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';

type End = { code: string; name: string };

export type LowestPrice = {
  org: End;
  dst: End;
  etd: Day;
  /** Days at sea, minimum and maximum. */
  transitDays: readonly [number, number];
  total: Money;
  totalYuan: Money;
  /** Totals of the last weeks in minor units, this week last. */
  history: readonly number[];
  /** Against last week, in tenths of a percent. */
  change: number;
  /** Next cut-off on the lane; null when none within three days. Moments are ISO. */
  closing: (Cutoff & { carrier: string; etd: string }) | null;
};
