import type { Offer } from '../../offer/offer';
import { isBookingClosed } from '../../offer/cutoffs';
import type { OfferBlock } from '../form/form';
import { fault, firstOf, required, type OrderFault } from '../../rules/fault';

type OfferFacts = { now: number; quote: { offer: Pick<Offer, 'state' | 'cutoffs'> } | null };

/** What was chosen, and what to fall back on: there has to be a price, and time enough. */
export function offerFaults({ offerId, altOfferId, quoteId }: OfferBlock, { quote, now }: OfferFacts): OrderFault[] {
  const isClosed = quote !== null && (quote.offer.state === 'CLOSED' || isBookingClosed(quote.offer.cutoffs, now));
  return [
    ...firstOf(
      (offerId === '' || quoteId === '') && required('offerId'),
      isClosed && fault('offerId', 'sailingClosed'),
    ),
    ...firstOf(altOfferId !== '' && altOfferId === offerId && fault('altOfferId', 'sameSailing')),
  ];
}
