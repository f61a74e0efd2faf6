import * as v from 'valibot';

import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../../domain/goods/dangerous-goods';
import type { FclDetail } from '../../../domain/modes/fcl/detail';
import type { FclRates } from '../../../domain/modes/fcl/rates';
import { CARRIED_NUMBER, type CarriedRow, MOST_CARRIED, SOLD_PARTS } from '../../../domain/offer/carried';
import { upgradeDraft } from '../../../domain/order/drafts/upgraded';
import { freeTime } from '../../offers/charges';
import { offer } from '../../offers/offers';
import { offerId, quote, quoteEndpoint } from '../../offers/quotes';
import { differentPorts, end, searchEntries } from '../../offers/sailings';
import { perBox, serviceRates, yuanRate } from '../../offers/services';

const amount = v.pipe(v.string(), v.regex(CARRIED_NUMBER));

const carriedRow = v.object({
  unNo: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
  pieces: amount,
  kg: amount,
  m3: amount,
  group: v.picklist(['', ...PACKING_GROUPS]),
  goodsId: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.goodsId))),
  net: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.net))),
  kind: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.kind))),
  name: v.optional(v.pipe(v.string(), v.regex(SOLD_PARTS.name))),
}) satisfies v.GenericSchema<unknown, CarriedRow>;

export const fclSearch = {
  ...searchEntries,
  rows: v.optional(v.pipe(v.array(carriedRow), v.maxLength(MOST_CARRIED))),
};

export const fclDetail = v.object({
  vessel: v.string(),
  voyage: v.string(),
  service: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
}) satisfies v.GenericSchema<unknown, FclDetail>;

export const fclRates = v.object({
  ...serviceRates,
  ocean: perBox,
  surcharge: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(perBox))),
  usualClass: v.picklist(HAZARD_CLASS_IDS),
  names: v.object({ ocean: v.string(), surcharge: v.string() }),
  local: v.array(
    v.object({ ...yuanRate, isForDangerOnly: v.optional(v.boolean()), isForDeclaration: v.optional(v.boolean()) }),
  ),
  notIncluded: v.object({ Y: v.array(v.string()), N: v.array(v.string()) }),
}) as v.GenericSchema<unknown, FclRates>;

const fclOffer = v.object({ ...offer.entries, detail: fclDetail });

export const fclQuote = v.object({
  ...quote.entries,
  search: v.object(fclSearch),
  offer: fclOffer,
  rates: fclRates,
});

export const quoteFcl = quoteEndpoint(
  'FCL',
  '锁定一班船的整箱费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.unknown(), v.transform(upgradeDraft), v.object({ ...fclSearch, offerId }), differentPorts()),
);
