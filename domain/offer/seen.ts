import { dayAt } from '../values/days';
import { momentIn } from '../values/moments';
import { answerOf } from './answer';
import type { Offer } from './offer';
import type { OfferSummary } from './offer-list';
import type { End } from './sailing';

const NOBODY = { code: '', nameCn: '', nameEn: '' };

export const seenOf = (offer: Offer, own: Partial<OfferSummary> = {}): OfferSummary => ({
  offerId: offer.offerId,
  supplier: offer.supplier ?? NOBODY,
  answer: answerOf(offer),
  way: 'direct',
  total: offer.price?.charges.totalUsd.amount ?? null,
  transitDays: 0,
  freeDays: 0,
  day: dayAt(momentIn(offer.leavesAt ?? '') ?? 0),
  leavesAt: offer.leavesAt ?? '',
  cutoffs: offer.cutoffs,
  ...own,
});

export const wayBy = (via: End | null | undefined): OfferSummary['way'] => (via ? 'via' : 'direct');
