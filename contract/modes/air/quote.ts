import * as v from 'valibot';

import { RATES, type AirRates } from '../../../domain/modes/air/rates';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { serviceRates } from '../../offers/services';
import { shapeEntries } from '../../wire/shape-wire';
import { airEntries, airOffer, soundGoods } from './search';

export const airRates = v.object({
  ...serviceRates,
  ...shapeEntries(RATES.parts),
}) as v.GenericSchema as v.GenericSchema<unknown, AirRates>;

export const airQuote = v.object({ ...quote.entries, search: v.object(airEntries), offer: airOffer, rates: airRates });

export const quoteAir = quoteEndpoint(
  'AIR',
  '锁定一个航班的费率，至多 12 小时，不晚于该航班截止',
  v.pipe(v.object({ ...airEntries, offerId }), differentPorts(), soundGoods()),
);
