import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { AirRates } from '../../../domain/modes/air/rates';
import { offerId, quote, quoteEndpoint } from '../../quotes';
import { differentPorts } from '../../sailings';
import { serviceRates } from '../../services';
import { airEntries, airOffer, ladder, soundGoods } from './search';

const byKg = v.object({ perKg: v.number(), leastKg: v.number() });

export const airRates = v.object({
  ...serviceRates,
  ladder,
  fuel: v.number(),
  security: v.number(),
  handling: v.object({ general: byKg, danger: byKg }),
  bill: v.number(),
  houseBill: v.number(),
  manifest: v.nullable(v.number()),
  check: v.number(),
  checkMore: v.number(),
  danger: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(v.number()))),
  dangerByUn: v.record(v.string(), v.number()),
  dangerPerKg: v.exactOptional(v.number()),
  hazards: v.record(v.string(), v.array(v.picklist(HAZARD_CLASS_IDS))),
}) as v.GenericSchema<unknown, AirRates>;

/** A quote as the page of air freight reads it. */
export const airQuote = v.object({ ...quote.entries, search: v.object(airEntries), offer: airOffer, rates: airRates });

export const quoteAir = quoteEndpoint(
  'AIR',
  '锁定一个航班的费率，至多 12 小时，不晚于该航班截止',
  v.pipe(v.object({ ...airEntries, offerId }), differentPorts(), soundGoods()),
);
