import type { Cutoff } from '../../../domain/offer/cutoffs';
import type { Day } from '../../../domain/values/days';
import type { Money } from '../../../domain/values/money';

type End = { code: string; name: string };

/** This week's lowest total of a lane. */
export type LowestPrice = {
  org: End;
  dst: End;
  etd: Day;
  /** Days at sea, at best and at worst. */
  transitDays: readonly [number, number];
  total: Money;
  totalYuan: Money;
  /** The totals of the last weeks in minor units, this week last. */
  history: readonly number[];
  /** Against last week, in tenths of a percent. */
  change: number;
  /** What falls due next on the lane; null where nothing does within three days. Moments are ISO. */
  closing: (Cutoff & { carrier: string; etd: string }) | null;
};
