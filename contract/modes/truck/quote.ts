import * as v from 'valibot';

import { RATES } from '../../../domain/modes/truck/rates-shape';
import { fewStops } from '../../../domain/modes/truck/search-stops';
import { goodsNamed } from '../../../domain/question/blocks';
import { checkRule } from '../../wire/question-wire';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { truckEntries, truckOffer } from './search';
import { quote } from '../../../domain/offer/offer-shape';

export const truckRates = RATES;

export const truckQuote = v.object({
  ...quote.entries,
  search: v.object(truckEntries),
  offer: truckOffer,
  rates: truckRates,
});

export const quoteTruck = quoteEndpoint(
  'TRUCK',
  '锁定一家承运人一种车一天的费率，至多 12 小时，不晚于装车前 6 小时',
  v.pipe(v.object({ ...truckEntries, offerId }), checkRule(goodsNamed), checkRule(fewStops)),
);
