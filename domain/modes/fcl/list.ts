import { answerOf } from '../../offer/answer';
import type { OfferList, OfferSummary } from '../../offer/offer-list';
import type { Sailing, SailingSearch } from '../../offer/sailing';
import { askedAddress, askedFor } from '../../offer/sailing-address';
import type { Way } from '../../offer/sailing-choice';
import { pathOf } from '../../routes';
import { dayAt, type Day } from '../../values/days';
import { momentIn } from '../../values/moments';

export const wayOf = ({ via }: Pick<Sailing, 'via'>): Way => (via === null ? 'direct' : 'via');

export const sailingDay = ({ etd }: Pick<Sailing, 'etd'>): Day => dayAt(momentIn(etd) ?? 0);

/** Total in minor units of dollars; null without a price. */
export const totalOf = ({ price }: Pick<Sailing, 'price'>): number | null => price?.charges.totalUsd.amount ?? null;

/** Shortest free time in days; 0 without any. */
export const freeDaysOf = ({ freeTime }: Pick<Sailing, 'freeTime'>): number =>
  freeTime.length === 0 ? 0 : Math.min(...freeTime.map(({ freeDays }) => freeDays));

const seenOf = (sailing: Sailing): OfferSummary => ({
  offerId: sailing.sailingId,
  supplier: sailing.carrier,
  answer: answerOf(sailing),
  way: wayOf(sailing),
  total: totalOf(sailing),
  transitDays: sailing.transitDays,
  freeDays: freeDaysOf(sailing),
  day: sailingDay(sailing),
  leavesAt: sailing.etd,
  cutoffs: sailing.cutoffs,
});

/** Cached, because a slider re-reads a thousand sailings at every move. */
const known = new WeakMap<Sailing, OfferSummary>();

function seen(sailing: Sailing): OfferSummary {
  const found = known.get(sailing) ?? seenOf(sailing);
  known.set(sailing, found);
  return found;
}

export const FCL_LIST: OfferList<Sailing, SailingSearch> = {
  mode: 'FCL',
  seen,
  enquiryAt: (search, day) => askedAddress(pathOf('enquiryFcl'), askedFor(search, day)),
};
