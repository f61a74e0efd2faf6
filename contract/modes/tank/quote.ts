import * as v from 'valibot';

import { RATES } from '../../../domain/modes/tank/rates';
import { goodsNamed } from '../../../domain/question/blocks';
import { checkRule } from '../../wire/question-wire';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { shapeWire } from '../../wire/shape-wire';
import { tankEntries, tankOffer } from './search';

export const tankRates = shapeWire(RATES);

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
