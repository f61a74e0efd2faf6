import * as v from 'valibot';

import type { FclDetail } from '../../domain/modes/fcl/detail';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { FclReceipt } from '../../domain/modes/fcl/receipt';
import type { FclRates } from '../../domain/modes/fcl/rates';
import { HAZARD_CLASS_IDS } from '../../domain/goods/dangerous-goods';
import { freeTime } from '../charges';
import { fclForm } from '../fcl-form';
import { offer } from '../offers';
import { quote } from '../quotes';
import { perBox, serviceRates, yuanRate } from '../services';
import { end, searchEntries } from '../sailings';
import type { ModeWire } from './mode';

export const fclDetail = v.object({
  vessel: v.string(),
  voyage: v.string(),
  service: v.string(),
  via: v.nullable(end),
  transitDays: v.number(),
  freeTime: v.array(freeTime),
}) satisfies v.GenericSchema<unknown, FclDetail>;

const rates = v.object({
  ...serviceRates,
  ocean: perBox,
  surcharge: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(perBox))),
  usualClass: v.picklist(HAZARD_CLASS_IDS),
  names: v.object({ ocean: v.string(), surcharge: v.string() }),
  local: v.array(v.object({ ...yuanRate, isForDangerOnly: v.optional(v.boolean()) })),
  notIncluded: v.object({ Y: v.array(v.string()), N: v.array(v.string()) }),
}) as v.GenericSchema<unknown, FclRates>;

export const fclOffer = v.object({ ...offer.entries, detail: fclDetail });

/** A quote as the page of full containers reads it. */
export const fclQuote = v.object({ ...quote.entries, search: v.object(searchEntries), offer: fclOffer, rates });

/** What its receipt reads of `detail`. */
export const fclReceipt = v.object({
  vessel: v.string(),
  voyage: v.string(),
  boxes: v.array(v.object({ type: v.string(), count: v.number() })),
  alternative: v.nullable(v.object({ carrier: v.string(), vessel: v.string(), voyage: v.string(), etd: v.string() })),
}) satisfies v.GenericSchema<unknown, FclReceipt>;

export const FCL = {
  search: v.object(searchEntries),
  detail: fclDetail,
  rates,
  form: fclForm,
  quote: fclQuote,
  receipt: fclReceipt,
} satisfies ModeWire<FclForm>;
