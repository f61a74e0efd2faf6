import { CODES } from '../../../contract/wire/envelope';
import type { ModeId } from '../../../domain/mode-ids';
import type { Offer } from '../../../domain/offer/offer';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { withoutSurcharges } from '../../trade/surcharges/charging';
import type { EnquiryDeps } from './outside';
import { ENQUIRY_MESSAGES as messages } from './messages';

/** Offers without a departure are listed only to show the reason. */
export const isOfferable = ({ state, acceptance, leavesAt }: Offer): boolean =>
  leavesAt !== null && state !== 'CLOSED' && state !== 'SOLD_OUT' && acceptance.level !== 'BLOCK';

/** The answer's offer as sold now, or a refusal with the reason. `sold`: without the answer's price. */
export async function holdToOffer(
  offers: EnquiryDeps['offers'],
  mode: ModeId,
  { search, offer: { offerId } }: { search: unknown; offer: Pick<Offer, 'offerId'> },
) {
  const found = await offers.offer(mode, search, offerId);
  if (!found) throw notFoundFault();
  const { offer: sold, rates, takers } = found;
  // An answered price is complete: surcharges do not apply.
  const offer = withoutSurcharges(sold);
  if (offer.state === 'CLOSED') throw new Refusal(CODES.sailingClosed, messages.closed);
  if (offer.state === 'SOLD_OUT') throw new Refusal(CODES.soldOut, messages.soldOut);
  if (!isOfferable(offer)) throw new Refusal(CODES.cargoRefused, messages.refused);
  return { offer, sold, rates, takers };
}
