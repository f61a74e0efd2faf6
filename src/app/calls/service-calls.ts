import { quoteDgd } from '../../../contract/modes/dgd/quote';
import type { Gateway } from '../../effects/gateway/gateway';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/quotes';

/** What the page of a service asks the gateway. */
export const serviceCallsOver = (gateway: Gateway) => ({
  lockPrice: lockPriceVia(gateway, quoteDgd),
  recallQuote: recallQuoteVia(gateway),
});
