import type { ModeId } from '../mode-ids';
import type { Day } from '../values/days';
import { byMoment, isoOf, momentIn } from '../values/moments';
import { ANSWERS, isShut, type Answer } from './answer';
import { isDeadline, slackOf, type Cutoff } from './cutoffs';
import type { End } from './sailing';
import type { SailingFilter, SailingSort, Way } from './sailing-choice';
import type { SettingNames } from './sailing-settings';

/** What a list tells offers apart by, whatever their mode. */
export type OfferSummary = {
  offerId: string;
  supplier: End;
  answer: Answer;
  way: Way;
  /** What carries it; left out where a list does not tell that apart. */
  kind?: string;
  /** What it has besides, by the letters of its mode; left out where nobody asks for that. */
  traits?: readonly string[];
  /** How much of it is left, where a list tells that, and how far off it lies. */
  left?: number;
  km?: number;
  /** It lies somewhere else than where was asked for, so that it stands behind what does not. */
  isElsewhere?: boolean;
  /** All of it in dollars and in minor units; null where there is no price. */
  total: number | null;
  /** The same for a kilogram, and in how many pieces of equipment; left out where a list does not tell that apart. */
  perKg?: number | null;
  count?: number | null;
  transitDays: number;
  /** The free days that end first; none where nobody gives any. */
  freeDays: number;
  day: Day;
  leavesAt: string;
  cutoffs: readonly Cutoff[];
};

/**
 * The offers of a mode as a list looks at them. Written with methods, so that the list of one kind of offers is a list
 * of offers without a cast.
 */
export type OfferList<TOffer = unknown, TSearch = unknown> = {
  mode: ModeId;
  /** How its address says what it is narrowed by, where that is not as for a ship. */
  names?: SettingNames;
  seen(offer: TOffer): OfferSummary;
  /** Where a price is asked for, with the question already written. */
  enquiryAt(search: TSearch, day: Day | null): string;
};

const LAST = Number.MAX_SAFE_INTEGER;

const CENTS = 100;

const isIn = <TItem>(list: readonly TItem[], item: TItem) => list.length === 0 || list.includes(item);

export function fits(seen: OfferSummary, filter: SailingFilter): boolean {
  const { total } = seen;
  return (
    isIn(filter.answers, seen.answer) &&
    isIn(filter.carriers, seen.supplier.code) &&
    isIn(filter.ways, seen.way) &&
    isIn(filter.kinds, seen.kind ?? '') &&
    filter.traits.every((trait) => seen.traits?.includes(trait)) &&
    (filter.mostPaid === null || (total !== null && total <= filter.mostPaid * CENTS)) &&
    (filter.mostDays === null || seen.transitDays <= filter.mostDays) &&
    (filter.leastFree === null || seen.freeDays >= filter.leastFree) &&
    (filter.day === null || seen.day === filter.day)
  );
}

const firstDeadline = ({ cutoffs }: OfferSummary) =>
  Math.min(LAST, ...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => momentIn(at) ?? LAST));

/** Its papers are due within a day: whoever begins now hardly makes it. */
const isTight = (seen: OfferSummary, now: number): boolean => {
  const first = firstDeadline(seen);
  return first !== LAST && slackOf(isoOf(first), now).level === 'soon';
};

const RANKS: Readonly<Record<SailingSort, (seen: OfferSummary, now: number) => readonly [number?, number?]>> = {
  best: (seen, now) => {
    const { answer, isElsewhere = false, total } = seen;
    return [4 * ANSWERS.indexOf(answer) + 2 * Number(isElsewhere) + Number(isTight(seen, now)), total ?? LAST];
  },
  price: ({ total }) => [total ?? LAST],
  ton: ({ perKg, total }) => [perKg ?? LAST, total ?? LAST],
  count: ({ count, total }) => [count ?? LAST, total ?? LAST],
  etd: () => [],
  transit: ({ transitDays }) => [transitDays],
  cutoff: (seen) => [firstDeadline(seen)],
  left: ({ left = 0 }) => [-left],
  near: ({ km = LAST, total }) => [km, total ?? LAST],
};

/**
 * What can be booked stands first, whatever the list is sorted by; behind it stands what cannot, in the same order. What
 * is alike by what was asked for stands in the order of departure.
 */
export function sorted<TOffer>(
  offers: readonly TOffer[],
  list: OfferList<TOffer>,
  sort: SailingSort,
  now: number,
): readonly TOffer[] {
  const ranked = offers.map((offer) => {
    const seen = list.seen(offer);
    const [rank = 0, next = 0] = RANKS[sort](seen, now);
    return { offer, shut: Number(isShut(seen.answer)), rank, next, leavesAt: seen.leavesAt };
  });
  ranked.sort(
    (one, other) =>
      one.shut - other.shut || one.rank - other.rank || one.next - other.next || byMoment(one.leavesAt, other.leavesAt),
  );
  return ranked.map(({ offer }) => offer);
}
