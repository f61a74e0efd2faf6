import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../../domain/goods/dangerous-goods';
import type { CfsRates } from '../../../domain/modes/cfs/rates';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { cfsEntries, cfsOffer, namedGoods } from './search';

const number = v.number();
const perBox = v.object({ '20GP': number, '40GP': number, '40HQ': number });
const stored = v.object({ freeDays: number, tonDay: number });

export const cfsRates = v.object({
  load: v.object({ Y: perBox, N: perBox }),
  evening: number,
  weekend: number,
  unload: v.object({ Y: number, N: number }),
  leastTons: number,
  certificate: number,
  packer: number,
  placard: number,
  fork: number,
  forkOverKg: number,
  storage: v.object({ Y: stored, N: stored }),
  lash: perBox,
  drayage: v.object({ Y: perBox, N: perBox }),
  wrap: number,
  pallet: number,
  photo: number,
  weigh: number,
  customs: v.optional(number),
  hazards: v.optional(v.record(v.string(), v.array(v.picklist(HAZARD_CLASS_IDS)))),
}) satisfies v.GenericSchema<unknown, CfsRates>;

export const cfsQuote = v.object({ ...quote.entries, search: v.object(cfsEntries), offer: cfsOffer, rates: cfsRates });

export const quoteCfs = quoteEndpoint(
  'CFS',
  '锁定一个装箱站的费率，至多 72 小时，不晚于最晚进站；时段不锁，提交时才占',
  v.pipe(v.object({ ...cfsEntries, offerId }), namedGoods()),
);
