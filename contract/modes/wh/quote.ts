import * as v from 'valibot';

import { goodsNamed } from '../../../domain/question/blocks';
import { checkRule } from '../../wire/question-wire';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { whEntries, whOffer } from './search';
import { quote } from '../../../domain/offer/offer-shape';
import { whRates } from '../../../domain/modes/wh/rates-shape';

export const whQuote = v.object({ ...quote.entries, search: v.object(whEntries), offer: whOffer, rates: whRates });

export const quoteWh = quoteEndpoint(
  'WH',
  '锁定一间库房的费率，至多 72 小时，不晚于入库日',
  v.pipe(v.object({ ...whEntries, offerId }), checkRule(goodsNamed)),
);
