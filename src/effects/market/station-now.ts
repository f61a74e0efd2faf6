import { cfsSchedule } from '../../../contract/modes/cfs/search';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { OfferWatchInput } from './offer-watcher';

/** What is left of the station of a quote, hour by hour; its price stays the one that is held. */
export async function stationNow(gateway: Gateway, { quote, signal }: OfferWatchInput): Promise<Offer | null> {
  // The page of stations has locked it.
  const { search, offer } = quote as CfsQuote;
  const reply = await gateway.call(cfsSchedule, search, { signal });
  if (reply.kind !== 'done') return null;
  const seen = reply.data.offers.find(({ offerId }) => offerId === offer.offerId);
  return seen ? { ...offer, closures: seen.closures, detail: { ...offer.detail, boards: seen.detail.boards } } : null;
}
