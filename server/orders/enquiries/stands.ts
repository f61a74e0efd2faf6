import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import type { Offer } from '../../../domain/offer/offer';
import { notFound, Refusal } from '../../base/http/refusal';
import { uncharged } from '../../trade/surcharges/charging';
import type { EnquiryDeps } from './outside';
import { ENQUIRY_MESSAGES as messages } from './messages';

/** What leaves nowhere is on a list for its reasons alone. */
export const isOfferable = ({ state, acceptance, leavesAt }: Offer): boolean =>
  leavesAt !== null && state !== 'CLOSED' && state !== 'SOLD_OUT' && acceptance.level !== 'BLOCK';

/** What an answer offers as it is now, or the reason why it can be had no more. `sold`: as it is sold without an answer. */
export async function holdToOffer(
  offers: EnquiryDeps['offers'],
  mode: ModeId,
  { search, offer: { offerId } }: { search: unknown; offer: Pick<Offer, 'offerId'> },
) {
  const found = await offers.offer(mode, search, offerId);
  if (!found) throw notFound();
  const { offer: sold, rates, takers } = found;
  // Whoever names a price has named all of it: nothing is charged on top.
  const offer = uncharged(sold);
  if (offer.state === 'CLOSED') throw new Refusal(CODES.sailingClosed, messages.closed);
  if (offer.state === 'SOLD_OUT') throw new Refusal(CODES.soldOut, messages.soldOut);
  if (!isOfferable(offer)) throw new Refusal(CODES.cargoRefused, messages.refused);
  return { offer, sold, rates, takers };
}
