import { offerAnswer } from '../../offer/answer';
import type { OfferList, OfferSummary } from '../../offer/offer-list';
import type { Sailing, SailingSearch } from '../../offer/sailing';
import { askedAddress, queryFromSearch } from '../../offer/sailing-address';
import type { RouteKind } from '../../offer/sailing-choice';
import { routePath } from '../../routes';
import { dayAt, type Day } from '../../values/days';
import { parseMoment } from '../../values/moments';

export const routeKind = ({ via }: Pick<Sailing, 'via'>): RouteKind => (via === null ? 'direct' : 'via');

export const sailingDay = ({ etd }: Pick<Sailing, 'etd'>): Day => dayAt(parseMoment(etd) ?? 0);

export const usdTotal = ({ price }: Pick<Sailing, 'price'>): number | null => price?.charges.totalUsd.amount ?? null;

export const shortestFreeDays = ({ freeTime }: Pick<Sailing, 'freeTime'>): number =>
  freeTime.length === 0 ? 0 : Math.min(...freeTime.map(({ freeDays }) => freeDays));

const summarizeSailing = (sailing: Sailing): OfferSummary => ({
  offerId: sailing.sailingId,
  supplier: sailing.carrier,
  answer: offerAnswer(sailing),
  way: routeKind(sailing),
  total: usdTotal(sailing),
  transitDays: sailing.transitDays,
  freeDays: shortestFreeDays(sailing),
  day: sailingDay(sailing),
  leavesAt: sailing.etd,
  cutoffs: sailing.cutoffs,
});

/** Cached, because a slider re-reads a thousand sailings at every move. */
const known = new WeakMap<Sailing, OfferSummary>();

function cachedSummary(sailing: Sailing): OfferSummary {
  const found = known.get(sailing) ?? summarizeSailing(sailing);
  known.set(sailing, found);
  return found;
}

export const FCL_LIST: OfferList<Sailing, SailingSearch> = {
  mode: 'FCL',
  seen: cachedSummary,
  enquiryAt: (search, day) => askedAddress(routePath('enquiryFcl'), queryFromSearch(search, day)),
};
