import * as v from 'valibot';

import type { TankRates } from '../../../domain/modes/tank/rates';
import { named } from '../../question-wire';
import { offerId, quote, quoteEndpoint } from '../../quotes';
import { heatingRates, lastRates, tankEntries, tankOffer } from './search';

export const tankRates = v.object({
  ocean: v.number(),
  surcharge: v.number(),
  hazardClass: v.string(),
  rent: v.number(),
  reposition: v.number(),
  cleaning: v.number(),
  grade: v.string(),
  last: lastRates,
  heating: heatingRates,
  position: v.number(),
  nitrogen: v.number(),
  local: v.array(
    v.object({
      item: v.string(),
      name: v.string(),
      unit: v.picklist(['TK', 'BL']),
      amount: v.number(),
      isForDangerOnly: v.boolean(),
    }),
  ),
  isDanger: v.boolean(),
  days: v.object({ least: v.number(), before: v.number(), transit: v.number(), free: v.number() }),
  overdue: v.number(),
  deposit: v.number(),
  notIncluded: v.array(v.string()),
}) satisfies v.GenericSchema<unknown, TankRates>;

/** A quote as the page of tanks reads it. */
export const tankQuote = v.object({
  ...quote.entries,
  search: v.object(tankEntries),
  offer: tankOffer,
  rates: tankRates,
});

export const quoteTank = quoteEndpoint(
  'TANK',
  '锁定一种罐在一班船上的费率，至多 48 小时，不晚于最早截止',
  v.pipe(v.object({ ...tankEntries, offerId }), named()),
);
