import * as v from 'valibot';

import { offerId, quoteEndpoint } from '../../offers/quotes';
import { cfsOffer, namedGoods } from './search';
import { quote } from '../../../domain/offer/offer-shape';
import { cfsEntries } from '../../../domain/modes/cfs/search-shape';
import { cfsRates } from '../../../domain/modes/cfs/rates-shape';

export const cfsQuote = v.object({ ...quote.entries, search: v.object(cfsEntries), offer: cfsOffer, rates: cfsRates });

export const quoteCfs = quoteEndpoint(
  'CFS',
  '锁定一个装箱站的费率，至多 72 小时，不晚于最晚进站；时段不锁，提交时才占',
  v.pipe(v.object({ ...cfsEntries, offerId }), namedGoods()),
);
