import * as v from 'valibot';

import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { flexiOffer } from './search';
import { quote } from '../../../domain/offer/offer-shape';
import { flexiEntries } from '../../../domain/modes/flexi/search-shape';
import { flexiRates } from '../../../domain/modes/flexi/rates-shape';

export const flexiQuote = v.object({
  ...quote.entries,
  search: v.object(flexiEntries),
  offer: flexiOffer,
  rates: flexiRates,
});

export const quoteFlexi = quoteEndpoint(
  'FLEXI',
  '锁定一个供应商在一个航次的液袋费率，至多 24 小时，不晚于该航次截单',
  v.pipe(v.object({ ...flexiEntries, offerId }), differentPorts()),
);
