import { quoteDgd } from '../../../contract/modes/dgd/quote';
import type { Gateway } from '../../effects/gateway/gateway';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/locked-price';

/** What the page of a service asks the gateway. */
export const serviceCallsOver = (gateway: Gateway) => ({
  lockPrice: lockPriceVia(gateway, quoteDgd),
  recallQuote: recallQuoteVia(gateway),
});
