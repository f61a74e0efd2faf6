import type { Offer } from '../../offer/offer';
import { isBookingClosed } from '../../offer/cutoffs';
import { codeField } from '../form/field-kinds';
import type { OfferBlock } from '../form/form';
import { fault, firstFault, requiredFault, type OrderFault } from '../../rules/fault';

export const ALTERNATIVE_FIELDS = { altOfferId: codeField({ step: 'offer' }) };

type OfferFacts = { now: number; quote: { offer: Pick<Offer, 'state' | 'cutoffs'> } | null };

/** Chosen offer and alternative: both need a valid quote and time before closing. */
export function offerFaults({ offerId, altOfferId, quoteId }: OfferBlock, { quote, now }: OfferFacts): OrderFault[] {
  const isClosed = quote !== null && (quote.offer.state === 'CLOSED' || isBookingClosed(quote.offer.cutoffs, now));
  return [
    ...firstFault(
      (offerId === '' || quoteId === '') && requiredFault('offerId'),
      isClosed && fault('offerId', 'sailingClosed'),
    ),
    ...firstFault(altOfferId !== '' && altOfferId === offerId && fault('altOfferId', 'sameSailing')),
  ];
}
