import * as v from 'valibot';

import { offerId, quoteEndpoint } from '../../offers/quotes';
import { mallDetail } from '../../../domain/modes/mall/detail-shape';
import { offer, quote } from '../../../domain/offer/offer-shape';
import { mallSearch, mallEntries } from '../../../domain/modes/mall/search-shape';
import { mallRates } from '../../../domain/modes/mall/rates-shape';

const mallOffer = v.object({ ...offer.entries, detail: mallDetail });

export const mallQuote = v.object({ ...quote.entries, search: mallSearch, offer: mallOffer, rates: mallRates });

export const quoteMall = quoteEndpoint(
  'MALL',
  '锁定一个仓的几种商品的价格，至多 24 小时；采购单保留的价格照用，到它到期为止',
  v.object({ ...mallEntries, offerId }),
);
