import { railSchedule } from '../../../contract/modes/rail/search';
import { addPlaceNotice, type RailQuote } from '../../../domain/modes/rail/quote';
import { dayAt } from '../../../domain/values/days';
import { parseMoment } from '../../../domain/values/moments';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { OfferWatchInput } from './offer-watcher';

/** Current state of the border the quoted train crosses; the locked price stays. */
export async function trainNow(gateway: Gateway, { quote, signal }: OfferWatchInput): Promise<Offer | null> {
  // The cast is safe: rail pages lock only rail quotes.
  const { search, offer } = quote as RailQuote;
  const from = dayAt(parseMoment(offer.leavesAt ?? '') ?? 0);
  const reply = await gateway.call(railSchedule, { ...search, from }, { signal });
  if (reply.kind !== 'done') return null;
  const seen = reply.data.offers.find(({ offerId }) => offerId === offer.offerId);
  return seen ? { ...addPlaceNotice(offer, seen.detail.notice), closures: seen.closures } : null;
}
