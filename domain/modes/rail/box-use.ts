import { daysAfter, dayAt, type Day } from '../../values/days';
import { toIso, parseMoment } from '../../values/moments';
import type { RailOffer } from './quote';
import type { CountedRail } from './search';
import { DAY_MS } from '../../values/spans';

export const earliestArrival = ({ leavesAt, detail }: Pick<RailOffer, 'leavesAt' | 'detail'>): string =>
  toIso((parseMoment(leavesAt) ?? 0) + detail.transitDays[0] * DAY_MS);

/** Cost of carrier boxes until their return; dollars in minor units. */
type BoxUse = {
  /** Range of return days, because the arrival day is uncertain. */
  back: readonly [from: Day, to: Day];
  paidDays: number;
  over: (CountedRail & { perDay: number; amount: number })[];
  /** Usage fee included in the total; null without a price. */
  use: number | null;
  /** Null without a usage price. */
  total: number | null;
};

export function boxUse(offer: RailOffer, boxes: readonly CountedRail[], days: number): BoxUse {
  const { freeDays, perDay } = offer.detail;
  const paidDays = Math.max(0, days - freeDays);
  const backAfter = (at: string): Day => daysAfter(dayAt(parseMoment(at) ?? 0), days);
  const over = perDay
    ? boxes.map((box) => ({ ...box, perDay: perDay[box.type], amount: paidDays * perDay[box.type] * box.count }))
    : [];
  const lines = offer.price?.charges.lines.filter(({ item }) => item === 'COC');
  const use = lines ? lines.reduce((all, { total }) => all + total.amount, 0) : null;
  return {
    back: [backAfter(earliestArrival(offer)), backAfter(offer.arrivesAt)],
    paidDays,
    over,
    use,
    total: use === null ? null : over.reduce((all, { amount }) => all + amount, use),
  };
}
