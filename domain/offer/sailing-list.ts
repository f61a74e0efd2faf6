import { isDeadline } from './cutoffs';
import { dayAt, type Day } from '../values/days';
import { byMoment, momentIn } from '../values/moments';
import type { Sailing } from './sailing';
import { ANSWERS, answerOf } from './answer';
import type { SailingFilter, SailingSort, Way } from './sailing-choice';

export const wayOf = ({ via }: Sailing): Way => (via === null ? 'direct' : 'via');

const LAST = Number.MAX_SAFE_INTEGER;

export const sailingDay = ({ etd }: Sailing): Day => dayAt(momentIn(etd) ?? 0);

/** All of it in dollars and in minor units; null where there is no price. */
export const totalOf = ({ price }: Sailing): number | null => price?.charges.totalUsd.amount ?? null;

/** The free days that end first; none where nobody gives any. */
export const freeDaysOf = ({ freeTime }: Sailing): number =>
  freeTime.length === 0 ? 0 : Math.min(...freeTime.map(({ freeDays }) => freeDays));

const CENTS = 100;

const isIn = <TItem>(list: readonly TItem[], item: TItem) => list.length === 0 || list.includes(item);

export function fits(sailing: Sailing, filter: SailingFilter): boolean {
  const total = totalOf(sailing);
  return (
    isIn(filter.answers, answerOf(sailing)) &&
    isIn(filter.carriers, sailing.carrier.code) &&
    isIn(filter.ways, wayOf(sailing)) &&
    (filter.mostPaid === null || (total !== null && total <= filter.mostPaid * CENTS)) &&
    (filter.mostDays === null || sailing.transitDays <= filter.mostDays) &&
    (filter.leastFree === null || freeDaysOf(sailing) >= filter.leastFree) &&
    (filter.day === null || sailingDay(sailing) === filter.day)
  );
}

const firstDeadline = ({ cutoffs }: Sailing) =>
  Math.min(LAST, ...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => momentIn(at) ?? LAST));

const RANKS: Readonly<Record<SailingSort, (sailing: Sailing) => readonly [number?, number?]>> = {
  best: (sailing) => [ANSWERS.indexOf(answerOf(sailing)), totalOf(sailing) ?? LAST],
  price: (sailing) => [totalOf(sailing) ?? LAST],
  etd: () => [],
  transit: ({ transitDays }) => [transitDays],
  cutoff: (sailing) => [firstDeadline(sailing)],
};

/** What is alike by what was asked for stands in the order of departure. */
export function sorted(sailings: readonly Sailing[], sort: SailingSort): readonly Sailing[] {
  const ranked = sailings.map((sailing) => {
    const [rank = 0, next = 0] = RANKS[sort](sailing);
    return { sailing, rank, next };
  });
  ranked.sort(
    (one, other) => one.rank - other.rank || one.next - other.next || byMoment(one.sailing.etd, other.sailing.etd),
  );
  return ranked.map(({ sailing }) => sailing);
}
