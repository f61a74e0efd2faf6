import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { RailRates } from '../../../domain/modes/rail/rates';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { perBox, serviceRates } from '../../offers/services';
import { railOffer, soundGoods } from './search';
import { railEntries } from '../../../domain/modes/rail/search-shape';
import { quote } from '../../../domain/offer/offer-shape';

export const railRates = v.object({
  ...serviceRates,
  freight: perBox,
  surcharge: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(perBox))),
  gauge: perBox,
  changes: v.number(),
  use: perBox,
  heat: perBox,
  liner: perBox,
  station: perBox,
  seal: v.number(),
  bill: v.number(),
}) as v.GenericSchema<unknown, RailRates>;

export const railQuote = v.object({
  ...quote.entries,
  search: v.object(railEntries),
  offer: railOffer,
  rates: railRates,
});

export const quoteRail = quoteEndpoint(
  'RAIL',
  '锁定一趟班列的费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.object({ ...railEntries, offerId }), differentPorts(), soundGoods()),
);
