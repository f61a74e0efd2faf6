import type { QuoteWire } from '../../../contract/modes';
import type { Gateway } from '../../effects/gateway/gateway';
import { lockPriceVia, recallQuoteVia } from '../../effects/market/locked-price';

export const stillCallsOver = (gateway: Gateway, lock: QuoteWire) => ({
  lockPrice: lockPriceVia(gateway, lock),
  recallQuote: recallQuoteVia(gateway),
});
