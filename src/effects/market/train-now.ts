import { railSchedule } from '../../../contract/modes/rail/search';
import { noticedBy, type RailQuote } from '../../../domain/modes/rail/quote';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { OfferWatchInput } from './offer-watcher';

/** Current state of the border the quoted train crosses; the locked price stays. */
export async function trainNow(gateway: Gateway, { quote, signal }: OfferWatchInput): Promise<Offer | null> {
  // The cast is safe: rail pages lock only rail quotes.
  const { search, offer } = quote as RailQuote;
  const from = dayAt(momentIn(offer.leavesAt ?? '') ?? 0);
  const reply = await gateway.call(railSchedule, { ...search, from }, { signal });
  if (reply.kind !== 'done') return null;
  const seen = reply.data.offers.find(({ offerId }) => offerId === offer.offerId);
  return seen ? { ...noticedBy(offer, seen.detail.notice), closures: seen.closures } : null;
}
