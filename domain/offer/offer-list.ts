import type { ModeId } from '../mode-ids';
import type { Day } from '../values/days';
import { byMoment, toIso, parseMoment } from '../values/moments';
import { ANSWERS, isShut, type Answer } from './answer';
import { isDeadline, timeToCutoff, type Cutoff } from './cutoffs';
import type { End } from './sailing';
import type { SailingFilter, SailingSort, RouteKind } from './sailing-choice';
import type { SettingNames } from './sailing-settings';

export type OfferSummary = {
  offerId: string;
  supplier: End;
  answer: Answer;
  way: RouteKind;
  kind?: string;
  /** Features, by letters of the mode; missing where the list has no such filter. */
  traits?: readonly string[];
  left?: number;
  km?: number;
  /** True if located outside the searched place; such offers sort last. */
  isElsewhere?: boolean;
  total: number | null;
  /** Price per kg and equipment count; missing where the list does not compare them. */
  perKg?: number | null;
  count?: number | null;
  transitDays: number;
  freeDays: number;
  day: Day;
  leavesAt: string;
  cutoffs: readonly Cutoff[];
};

/** Offer list of a mode. Declared with methods, so that lists of one offer type fit without a cast. */
export type OfferList<TOffer = unknown, TSearch = unknown> = {
  mode: ModeId;
  /** Address parameters of the filters, when they differ from those of ships. */
  names?: SettingNames;
  seen(offer: TOffer): OfferSummary;
  enquiryAt(search: TSearch, day: Day | null): string;
};

const LAST = Number.MAX_SAFE_INTEGER;

const CENTS = 100;

const isAmong = <TItem>(list: readonly TItem[], item: TItem) => list.length === 0 || list.includes(item);

export function matchesFilter(seen: OfferSummary, filter: SailingFilter): boolean {
  const { total } = seen;
  return (
    isAmong(filter.answers, seen.answer) &&
    isAmong(filter.carriers, seen.supplier.code) &&
    isAmong(filter.ways, seen.way) &&
    isAmong(filter.kinds, seen.kind ?? '') &&
    filter.traits.every((trait) => seen.traits?.includes(trait)) &&
    (filter.mostPaid === null || (total !== null && total <= filter.mostPaid * CENTS)) &&
    (filter.mostDays === null || seen.transitDays <= filter.mostDays) &&
    (filter.leastFree === null || seen.freeDays >= filter.leastFree) &&
    (filter.day === null || seen.day === filter.day)
  );
}

const firstDeadline = ({ cutoffs }: OfferSummary) =>
  Math.min(LAST, ...cutoffs.filter(({ code }) => isDeadline(code)).map(({ at }) => parseMoment(at) ?? LAST));

const isTight = (seen: OfferSummary, now: number): boolean => {
  const first = firstDeadline(seen);
  return first !== LAST && timeToCutoff(toIso(first), now).level === 'soon';
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

/** Bookable offers come first in every sort order, the others after them in the same order. Ties sort by departure. */
export function sortOffers<TOffer>(
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
