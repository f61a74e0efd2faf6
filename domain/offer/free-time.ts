import { CONTAINERS, type CountedBoxes } from './containers';
import { DOLLAR, roundedUp, type Money } from '../values/money';
import type { FreeTime } from './sailing';

export function daysInTiers({ freeDays, tiers }: FreeTime, days: number): number[] {
  let left = Math.max(0, days - freeDays);
  return tiers.map((tier) => {
    const inTier = tier.days === null ? left : Math.min(left, tier.days);
    left -= inTier;
    return inTier;
  });
}

/** Charge of a stay for all boxes, first and last day included. */
export function demurrageFee(freeTime: FreeTime, days: number, boxes: CountedBoxes): Money {
  const paid = daysInTiers(freeTime, days);
  const perTwenty = freeTime.tiers.reduce((all, { perDay }, at) => all + perDay.amount * (paid[at] ?? 0), 0);
  const amount = boxes.reduce(
    (all, { type, count }) => all + roundedUp(perTwenty * (CONTAINERS[type].isForty ? freeTime.factor40 : 1)) * count,
    0,
  );
  return { amount, currency: freeTime.tiers[0]?.perDay.currency ?? DOLLAR };
}
