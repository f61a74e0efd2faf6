import { cfsSchedule } from '../../../contract/modes/cfs/search';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { OfferWatchInput } from './offer-watcher';

/** Hourly availability of the quoted station; the locked price stays. */
export async function stationNow(gateway: Gateway, { quote, signal }: OfferWatchInput): Promise<Offer | null> {
  // The cast is safe: stuffing pages lock only stuffing quotes.
  const { search, offer } = quote as CfsQuote;
  const reply = await gateway.call(cfsSchedule, search, { signal });
  if (reply.kind !== 'done') return null;
  const seen = reply.data.offers.find(({ offerId }) => offerId === offer.offerId);
  return seen ? { ...offer, closures: seen.closures, detail: { ...offer.detail, boards: seen.detail.boards } } : null;
}
