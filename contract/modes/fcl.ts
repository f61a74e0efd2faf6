import * as v from 'valibot';

import type { FclDetail } from '../../domain/modes/fcl/detail';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { FclReceipt } from '../../domain/modes/fcl/receipt';
import type { FclRates } from '../../domain/modes/fcl/rates';
import { HAZARD_CLASS_IDS } from '../../domain/goods/dangerous-goods';
import { BOX_TYPES } from '../../domain/offer/search';
import { freeTime } from '../charges';
import { fclForm } from '../fcl-form';
import { offer } from '../offers';
import { quote } from '../quotes';
import { end, searchEntries } from '../sailings';
import type { ModeWire } from './mode';

const perBox = v.object(v.entriesFromList(BOX_TYPES, v.optional(v.number())));
const rate = {
  item: v.string(),
  name: v.string(),
  unit: v.picklist(['CTN', 'BL']),
  yuan: v.union([v.number(), perBox]),
};
const services = v.record(v.string(), v.object(rate));

export const fclDetail = v.object({
  vessel: v.string(),
  voyage: v.string(),
  service: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
}) satisfies v.GenericSchema<unknown, FclDetail>;

const rates = v.object({
  ocean: perBox,
  surcharge: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(perBox))),
  usualClass: v.picklist(HAZARD_CLASS_IDS),
  names: v.object({ ocean: v.string(), surcharge: v.string() }),
  local: v.array(v.object({ ...rate, isForDangerOnly: v.optional(v.boolean()) })),
  services,
  inDangerFreight: services,
  insurance: v.object({
    item: v.string(),
    name: v.string(),
    perMille: v.object({ Y: v.number(), N: v.number() }),
    leastYuan: v.number(),
  }),
  notIncluded: v.object({ Y: v.array(v.string()), N: v.array(v.string()) }),
}) as v.GenericSchema<unknown, FclRates>;

export const fclOffer = v.object({ ...offer.entries, detail: fclDetail });

/** A quote as the page of full containers reads it. */
export const fclQuote = v.object({ ...quote.entries, search: v.object(searchEntries), offer: fclOffer, rates });

export const FCL = {
  search: v.object(searchEntries),
  detail: fclDetail,
  rates,
  form: fclForm,
} satisfies ModeWire<FclForm>;

/** What its receipt reads of `detail`. */
export const fclReceipt = v.object({
  vessel: v.string(),
  voyage: v.string(),
  boxes: v.array(v.object({ type: v.string(), count: v.number() })),
  alternative: v.nullable(v.object({ carrier: v.string(), vessel: v.string(), voyage: v.string(), etd: v.string() })),
}) satisfies v.GenericSchema<unknown, FclReceipt>;
