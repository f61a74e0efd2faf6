import * as v from 'valibot';

import { RATES } from '../../../domain/modes/tank/rates-shape';
import { goodsNamed } from '../../../domain/question/blocks';
import { checkRule } from '../../wire/question-wire';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { tankEntries, tankOffer } from './search';
import { quote } from '../../../domain/offer/offer-shape';

export const tankRates = RATES;

export const tankQuote = v.object({
  ...quote.entries,
  search: v.object(tankEntries),
  offer: tankOffer,
  rates: tankRates,
});

export const quoteTank = quoteEndpoint(
  'TANK',
  '锁定一种罐在一班船上的费率，至多 48 小时，不晚于最早截止',
  v.pipe(v.object({ ...tankEntries, offerId }), checkRule(goodsNamed)),
);
