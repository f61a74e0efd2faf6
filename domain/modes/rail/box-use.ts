import { daysAfter, dayAt, type Day } from '../../values/days';
import { isoOf, momentIn } from '../../values/moments';
import type { RailOffer } from './quote';
import type { CountedRail } from './search';
import { DAY_MS } from '../../values/spans';

/** The first moment at which a train may be there; the last is its `arrivesAt`. */
export const soonestOf = ({ leavesAt, detail }: Pick<RailOffer, 'leavesAt' | 'detail'>): string =>
  isoOf((momentIn(leavesAt) ?? 0) + detail.transitDays[0] * DAY_MS);

/** What boxes of the train's cost until they are brought back; dollars in minor units. */
type BoxUse = {
  /** Between these days, as nobody knows the day of arrival yet. */
  back: readonly [from: Day, to: Day];
  paidDays: number;
  over: (CountedRail & { perDay: number; amount: number })[];
  /** For the use itself, as it stands in the total; null where nobody has a price. */
  use: number | null;
  /** All of it; without a price for the use nobody knows it. */
  total: number | null;
};

/** Brought back so many days after they came. */
export function boxUse(offer: RailOffer, boxes: readonly CountedRail[], days: number): BoxUse {
  const { freeDays, perDay } = offer.detail;
  const paidDays = Math.max(0, days - freeDays);
  const backAfter = (at: string): Day => daysAfter(dayAt(momentIn(at) ?? 0), days);
  const over = boxes.map((box) => ({
    ...box,
    perDay: perDay[box.type],
    amount: paidDays * perDay[box.type] * box.count,
  }));
  const lines = offer.price?.charges.lines.filter(({ item }) => item === 'COC');
  const use = lines ? lines.reduce((all, { total }) => all + total.amount, 0) : null;
  return {
    back: [backAfter(soonestOf(offer)), backAfter(offer.arrivesAt)],
    paidDays,
    over,
    use,
    total: use === null ? null : over.reduce((all, { amount }) => all + amount, use),
  };
}
