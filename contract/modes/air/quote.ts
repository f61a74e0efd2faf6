import * as v from 'valibot';

import { type AirRates } from '../../../domain/modes/air/rates';
import { RATES } from '../../../domain/modes/air/rates-shape';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { serviceRates } from '../../offers/services';
import { airOffer, soundGoods } from './search';
import { airEntries } from '../../../domain/modes/air/search-shape';
import { quote } from '../../../domain/offer/offer-shape';

export const airRates = v.object({
  ...serviceRates,
  ...RATES.entries,
}) as v.GenericSchema as v.GenericSchema<unknown, AirRates>;

export const airQuote = v.object({ ...quote.entries, search: v.object(airEntries), offer: airOffer, rates: airRates });

export const quoteAir = quoteEndpoint(
  'AIR',
  '锁定一个航班的费率，至多 12 小时，不晚于该航班截止',
  v.pipe(v.object({ ...airEntries, offerId }), differentPorts(), soundGoods()),
);
