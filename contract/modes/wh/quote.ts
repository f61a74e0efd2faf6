import * as v from 'valibot';

import type { WhRates } from '../../../domain/modes/wh/rates';
import { goodsNamed } from '../../../domain/question/blocks';
import { checkRule } from '../../wire/question-wire';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { whEntries, whOffer } from './search';

export const whRates = v.object({
  tonDay: v.number(),
  palletDay: v.number(),
  tiers: v.array(v.object({ days: v.nullable(v.number()), share: v.number() })),
  leastTons: v.number(),
  leastRent: v.number(),
  handIn: v.number(),
  handOut: v.number(),
  safety: v.number(),
  papers: v.number(),
  bonded: v.number(),
  label: v.number(),
  sample: v.number(),
  pallet: v.number(),
}) satisfies v.GenericSchema<unknown, WhRates>;

export const whQuote = v.object({ ...quote.entries, search: v.object(whEntries), offer: whOffer, rates: whRates });

export const quoteWh = quoteEndpoint(
  'WH',
  '锁定一间库房的费率，至多 72 小时，不晚于入库日',
  v.pipe(v.object({ ...whEntries, offerId }), checkRule(goodsNamed)),
);
