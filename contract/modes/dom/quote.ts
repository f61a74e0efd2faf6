import * as v from 'valibot';

import { exchange } from '../../../domain/offer/charges-shape';
import type { DomRates } from '../../../domain/modes/dom/rates';
import { offerId, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { perBox } from '../../offers/services';
import { domOffer, withinPayload } from './search';
import { domEntries } from '../../../domain/modes/dom/search-shape';
import { quote } from '../../../domain/offer/offer-shape';

const kilometres = v.record(v.string(), v.number());

export const domRates = v.object({
  ...exchange,
  freight: perBox,
  handling: perBox,
  dstHandling: perBox,
  use: perBox,
  seal: v.number(),
  papers: v.number(),
  heavy: v.number(),
  door: v.object({
    base: v.number(),
    perKm: v.number(),
    least: v.number(),
    fortyFactor: v.number(),
    heavyFactor: v.number(),
    farKm: v.number(),
  }),
  from: kilometres,
  to: kilometres,
  insurance: v.object({ perMille: v.number(), least: v.number() }),
}) as v.GenericSchema<unknown, DomRates>;

export const domQuote = v.object({ ...quote.entries, search: v.object(domEntries), offer: domOffer, rates: domRates });

export const quoteDom = quoteEndpoint(
  'DOM',
  '锁定一班内贸船的费率，至多 24 小时，不晚于订舱截止',
  v.pipe(v.object({ ...domEntries, offerId }), differentPorts(), withinPayload()),
);
