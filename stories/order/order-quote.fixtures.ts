import type { OrderQuoteView } from '../../machines/order/order-quote';
import { NOW, QUOTE } from './quoted.fixtures';

export const lockedQuote: OrderQuoteView = {
  stage: 'locked',
  quote: QUOTE,
  secondsLeft: 83_884,
  now: NOW,
  isRenewing: false,
  renewal: null,
  failureCode: null,
};
