import { fault, firstOf, required, type OrderFault } from '../../order/blocks/fault';
import type { OrderFacts } from '../../order/facts';
import { isBookingClosed } from '../../offer/cutoffs';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

export function offerFaults(
  { offerId, altOfferId, quoteId }: Pick<FclForm, 'offerId' | 'altOfferId' | 'quoteId'>,
  { quote, now }: Pick<OrderFacts<FclQuote>, 'quote' | 'now'>,
): OrderFault[] {
  const isClosed = quote !== null && (quote.offer.state === 'CLOSED' || isBookingClosed(quote.offer.cutoffs, now));
  return [
    ...firstOf(
      (offerId === '' || quoteId === '') && required('offerId'),
      isClosed && fault('offerId', 'sailingClosed'),
    ),
    ...firstOf(altOfferId !== '' && altOfferId === offerId && fault('altOfferId', 'sameSailing')),
  ];
}
