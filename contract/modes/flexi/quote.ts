import * as v from 'valibot';

import type { FlexiRates } from '../../../domain/modes/flexi/rates';
import { CHARGE_PARTS } from '../../../domain/offer/charges';
import { money } from '../../wire/money';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { differentPorts } from '../../offers/sailings';
import { flexiEntries, flexiOffer } from './search';

export const flexiRates = v.object({
  carriage: v.array(
    v.object({
      item: v.string(),
      name: v.string(),
      unit: v.string(),
      unitPrice: money,
      part: v.picklist(CHARGE_PARTS),
    }),
  ),
  bag: v.array(v.object({ litres: v.number(), amount: v.number() })),
  custom: v.number(),
  multi: v.number(),
  share: v.number(),
  food: v.number(),
  foodBox: v.number(),
  fitting: v.number(),
  bulkhead: v.number(),
  pad: v.number(),
  far: v.object({ perKm: v.number(), freeKm: v.number() }),
  unload: v.object({ PUMP: v.number(), GRAVITY: v.number() }),
  disposal: v.number(),
  notIncluded: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, FlexiRates>;

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
