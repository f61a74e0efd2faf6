import { whSchedule } from '../../../contract/modes/wh/search';
import { gateRenewed } from '../../../domain/modes/wh/gate';
import type { WhQuote } from '../../../domain/modes/wh/quote';
import { stepsRenewed } from '../../../domain/modes/wh/stay';
import type { Offer } from '../../../domain/offer/offer';
import type { Gateway } from '../gateway/gateway';
import type { OfferWatchInput } from './offer-watcher';

/** Availability, other goods and gate hours of the quoted room, for the days asked about. */
export async function roomNow(gateway: Gateway, { quote, signal }: OfferWatchInput): Promise<Offer | null> {
  // The cast is safe: storage pages lock only storage quotes.
  const { search, offer } = quote as WhQuote;
  const here = { ...search, city: offer.org?.code ?? search.city };
  const reply = await gateway.call(whSchedule, here, { signal });
  if (reply.kind !== 'done') return null;
  const seen = reply.data.offers.find(({ offerId }) => offerId === offer.offerId);
  if (!seen) return null;
  const { detail } = offer;
  const free = stepsRenewed(detail.free, seen.detail.free, seen.detail.stay);
  const { from, to } = detail.stay;
  const isSame = seen.detail.stay.from === from && seen.detail.stay.to === to;
  const { classesInside, beside, majorInside } = isSame ? seen.detail : detail;
  const gate = gateRenewed(detail.gate, seen.detail.gate);
  return { ...offer, closures: seen.closures, detail: { ...detail, free, gate, classesInside, beside, majorInside } };
}
