import { dayAt } from '../values/days';
import { parseMoment } from '../values/moments';
import { offerAnswer } from './answer';
import type { Offer } from './offer';
import type { OfferSummary } from './offer-list';
import type { End } from './sailing';

const NOBODY = { code: '', nameCn: '', nameEn: '' };

export const summarizeOffer = (offer: Offer, own: Partial<OfferSummary> = {}): OfferSummary => ({
  offerId: offer.offerId,
  supplier: offer.supplier ?? NOBODY,
  answer: offerAnswer(offer),
  way: 'direct',
  total: offer.price?.charges.totalUsd.amount ?? null,
  transitDays: 0,
  freeDays: 0,
  day: dayAt(parseMoment(offer.leavesAt ?? '') ?? 0),
  leavesAt: offer.leavesAt ?? '',
  cutoffs: offer.cutoffs,
  ...own,
});

export const routeKind = (via: End | null | undefined): OfferSummary['way'] => (via ? 'via' : 'direct');
