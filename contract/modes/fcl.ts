import * as v from 'valibot';

import type { FclDetail } from '../../domain/modes/fcl/detail';
import { BILL, TERMS } from '../../domain/modes/fcl/fields';
import type { FclForm } from '../../domain/modes/fcl/form';
import type { FclReceipt } from '../../domain/modes/fcl/receipt';
import type { FclRates } from '../../domain/modes/fcl/rates';
import { HAZARD_CLASS_IDS } from '../../domain/goods/dangerous-goods';
import { upgraded } from '../../domain/order/upgraded';
import { boxRows } from '../boxes';
import { freeTime } from '../charges';
import { wireOf } from '../fields-wire';
import { offer } from '../offers';
import { orderForm } from '../order-form';
import { orderEndpoints, type OrderPaths } from '../orders';
import { offerId, quote, quoteEndpoint } from '../quotes';
import { perBox, serviceRates, yuanRate } from '../services';
import { differentPorts, end, searchEntries } from '../sailings';
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

const typed = v.object({
  ...wireOf(TERMS.fields).entries,
  ...wireOf(BILL.fields).entries,
  ...orderForm.entries,
  boxes: boxRows,
}) satisfies v.GenericSchema<unknown, FclForm>;

/**
 * Otherwise as it was typed: a draft may be wrong everywhere, a submission is judged by the rules. What the release
 * before has kept is read under the names of today.
 */
export const fclForm = v.pipe(v.unknown(), v.transform(upgraded), typed);

export const quoteFcl = quoteEndpoint(
  'FCL',
  '锁定一班船的整箱费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.unknown(), v.transform(upgraded), v.object({ ...searchEntries, offerId }), differentPorts()),
);

/** The first mode had its paths before there were others. */
const FIRST: OrderPaths = { submit: 'submit', saveDraft: 'draft', readDraft: 'draft/fcl', dropDraft: 'draft/drop' };

export const {
  submit: submitOrder,
  saveDraft,
  readDraft,
  dropDraft,
} = orderEndpoints({ mode: 'FCL', name: '整箱', form: fclForm }, FIRST);

export const FCL = {
  search: v.object(searchEntries),
  detail: fclDetail,
  rates,
  form: fclForm,
  quote: fclQuote,
  receipt: fclReceipt,
} satisfies ModeWire<FclForm>;
