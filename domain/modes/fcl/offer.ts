import { choiceFaults, fault, firstOf, required, type OrderFault } from '../../order/blocks/fault';
import type { OrderFacts } from '../../order/facts';
import { isBookingClosed } from '../../offer/cutoffs';
import type { Sailing } from '../../offer/sailing';
import type { FclForm } from './form';
import type { FclQuote } from './quote';

export function offerFaults(
  { offerId, altOfferId, quoteId }: Pick<FclForm, 'offerId' | 'altOfferId' | 'quoteId'>,
  { quote, now }: Pick<OrderFacts<FclQuote>, 'quote' | 'now'>,
): OrderFault[] {
  const isClosed = quote !== null && (quote.sailing.state === 'CLOSED' || isBookingClosed(quote.sailing.cutoffs, now));
  return [
    ...firstOf(
      (offerId === '' || quoteId === '') && required('offerId'),
      isClosed && fault('offerId', 'sailingClosed'),
    ),
    ...firstOf(altOfferId !== '' && altOfferId === offerId && fault('altOfferId', 'sameSailing')),
  ];
}

type Terms = Pick<FclForm, 'boxOwner' | 'tradeTerm' | 'transportTerm' | 'freightTerm'>;

export const termFaults = (form: Terms): OrderFault[] =>
  choiceFaults(form, ['boxOwner', 'tradeTerm', 'transportTerm', 'freightTerm']);

/** The other sailing as the market knows it on this lane; null where it knows none by that name. */
export function alternativeFaults(
  { altOfferId }: Pick<FclForm, 'altOfferId'>,
  alternative: Sailing | null,
): OrderFault[] {
  if (altOfferId === '') return [];
  if (alternative === null) return [fault('altOfferId', 'notListed')];
  const isOff = alternative.state === 'CLOSED' || alternative.acceptance.level === 'BLOCK';
  return isOff ? [fault('altOfferId', 'sailingClosed')] : [];
}
