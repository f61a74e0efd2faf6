import * as v from 'valibot';

import type { MallRates } from '../../../domain/modes/mall/rates';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { mallEntries, mallOffer, mallRatesOf, mallSearch } from './search';

export const mallRates = v.object({
  products: v.record(v.string(), mallRatesOf),
  send: v.object({
    partBase: v.number(),
    partTonKm: v.number(),
    partLeast: v.number(),
    wholeFromKg: v.number(),
    wholeKm: v.number(),
    wholeLeast: v.number(),
    truckMostKg: v.number(),
    dangerFactor: v.number(),
  }),
}) satisfies v.GenericSchema<unknown, MallRates>;

export const mallQuote = v.object({ ...quote.entries, search: mallSearch, offer: mallOffer, rates: mallRates });

export const quoteMall = quoteEndpoint(
  'MALL',
  '锁定一个仓的几种商品的价格，至多 24 小时；采购单保留的价格照用，到它到期为止',
  v.object({ ...mallEntries, offerId }),
);
