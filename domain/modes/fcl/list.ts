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

/** All of it in dollars and in minor units; null where there is no price. */
export const totalOf = ({ price }: Pick<Sailing, 'price'>): number | null => price?.charges.totalUsd.amount ?? null;

/** The free days that end first; none where nobody gives any. */
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

/** A thousand of them are looked at anew with every move of a slider. */
const known = new WeakMap<Sailing, OfferSummary>();

function seen(sailing: Sailing): OfferSummary {
  const found = known.get(sailing) ?? seenOf(sailing);
  known.set(sailing, found);
  return found;
}

/** Full containers as their list looks at them. */
export const FCL_LIST: OfferList<Sailing, SailingSearch> = {
  mode: 'FCL',
  seen,
  enquiryAt: (search, day) => askedAddress(pathOf('enquiryFcl'), askedFor(search, day)),
};
