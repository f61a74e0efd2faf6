import * as v from 'valibot';

import { HAZARD_CLASS_IDS } from '../../domain/goods/dangerous-goods';
import { FIRES } from '../../domain/goods/fire';
import { VERDICT_LEVELS } from '../../domain/goods/verdict';
import type { LclDetail } from '../../domain/modes/lcl/detail';
import { OWN } from '../../domain/modes/lcl/fields';
import type { LclForm } from '../../domain/modes/lcl/form';
import type { LclOffer } from '../../domain/modes/lcl/quote';
import type { LclRates } from '../../domain/modes/lcl/rates';
import type { LclReceipt } from '../../domain/modes/lcl/receipt';
import { ROW, ROW_FACTS } from '../../domain/modes/lcl/row-fields';
import { type LclSearch, MOST_EDGE_CM, MOST_KG, MOST_M3, MOST_PIECES, MOST_ROWS } from '../../domain/modes/lcl/search';
import { TON_BASES } from '../../domain/modes/lcl/tons';
import { DAY_STATES } from '../../domain/offer/sailing';
import { endpoint } from '../endpoint';
import { wireOf } from '../fields-wire';
import { money } from '../money';
import { offer } from '../offers';
import { orderForm } from '../order-form';
import { orderEndpoints } from '../orders';
import { offerId, quote, quoteEndpoint } from '../quotes';
import { differentPorts, end } from '../sailings';
import { serviceRates } from '../services';
import type { ModeWire } from './mode';

const portCode = v.pipe(v.string(), v.regex(/^[A-Z]{5}$/, '请从列表中选择港口'));
const upTo = (most: number, message: string) =>
  v.pipe(v.number(message), v.gtValue(0, message), v.maxValue(most, message));
const whole = (most: number, message: string) => v.pipe(upTo(most, message), v.integer(message));

const row = v.object({
  /** Null for what is not dangerous. */
  unNo: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}$/, '请输入4位UN编号'))),
  pieces: whole(MOST_PIECES, '请输入件数'),
  kg: upTo(MOST_KG, '毛重应大于 0，不超过 24000 kg'),
  m3: upTo(MOST_M3, '体积应大于 0，不超过 60 m³'),
  longCm: v.optional(v.nullable(whole(MOST_EDGE_CM, '单件长度超过6米请走询价')), null),
});

const isNamed = ({ isDanger, rows }: LclSearch) => rows.every(({ unNo }) => (unNo === null) === (isDanger === 'N'));

const searchEntries = {
  orgPortCode: portCode,
  dstPortCode: portCode,
  isDanger: v.optional(v.picklist(['Y', 'N'], '请选择货物性质'), 'Y'),
  rows: v.pipe(v.array(row), v.minLength(1, '请至少填写一行货物'), v.maxLength(MOST_ROWS, '最多20行')),
  isStackable: v.optional(v.boolean(), true),
};

const namedRows = <TSearch extends LclSearch>() => v.check<TSearch, string>(isNamed, '危险品须逐行填写UN编号');

/** What is to share a box with other people's goods. */
export const lclSearch = v.pipe(v.object(searchEntries), differentPorts(), namedRows()) satisfies v.GenericSchema<
  unknown,
  LclSearch
>;

const day = v.pipe(v.string(), v.isoDate());
const hazardClass = v.picklist(HAZARD_CLASS_IDS);

const tons = v.object({ m3: v.number(), t: v.number(), charged: v.number(), basis: v.picklist(TON_BASES) });

export const lclDetail = v.object({
  shed: v.object({
    ...end.entries,
    address: v.string(),
    classes: v.array(hazardClass),
    fires: v.array(v.picklist(FIRES)),
  }),
  transitDays: v.number(),
  via: v.nullable(end),
  boxes: v.array(
    v.object({
      classes: v.array(hazardClass),
      level: v.nullable(v.picklist(VERDICT_LEVELS)),
      leftM3: v.number(),
      mostM3: v.number(),
    }),
  ),
  box: v.nullable(v.number()),
  nextFit: v.nullable(v.object({ day, offerId: v.string() })),
  fitShare: v.tuple([v.number(), v.number()]),
  breakEven: v.nullable(v.number()),
  tons,
}) satisfies v.GenericSchema<unknown, LclDetail>;

const moment = v.pipe(v.string(), v.isoTimestamp());

export const lclOffer = v.object({
  ...offer.entries,
  supplier: end,
  org: end,
  dst: end,
  leavesAt: moment,
  arrivesAt: moment,
  closesAt: moment,
  detail: lclDetail,
}) satisfies v.GenericSchema<unknown, LclOffer>;

export const lclSchedule = endpoint({
  summary: '拼箱班期：八周内每班的总价、截点、箱内已有类别与可拼结论',
  method: 'POST',
  path: '/api-ecommerce/schedule/lcl',
  request: lclSearch,
  reply: v.object({
    /** One for each day something leaves, the lowest all-in total in dollars of what can be ordered. */
    days: v.array(v.object({ day, lowest: v.nullable(money), state: v.picklist(DAY_STATES) })),
    offers: v.array(lclOffer),
  }),
  access: 'public',
  urlSafe: false,
});

const byTon = v.object({ perTon: v.number(), leastTons: v.number() });

const rates = v.object({
  ...serviceRates,
  leastTons: v.number(),
  unstackable: v.number(),
  ocean: v.number(),
  lowSulphur: v.number(),
  danger: v.object(v.entriesFromList(HAZARD_CLASS_IDS, v.optional(v.number()))),
  perSubRisk: v.number(),
  hazards: v.record(v.string(), v.array(hazardClass)),
  manifest: v.nullable(v.object({ item: v.string(), perBill: v.number() })),
  handling: v.object({ general: byTon, danger: byTon }),
  terminal: v.number(),
  gate: byTon,
  document: v.number(),
  declaration: v.number(),
  label: v.object({ perPiece: v.number(), leastPieces: v.number() }),
  heavy: v.object({ perPiece: v.number(), overKg: v.number() }),
  long: v.object({ perPiece: v.number(), overCm: v.number() }),
  wholeBox: v.nullable(v.number()),
  deadFreight: v.object({ boxM3: v.number(), perBox: v.number() }),
}) as v.GenericSchema<unknown, LclRates>;

/** A quote as the page of shared boxes reads it. */
const lclQuote = v.object({ ...quote.entries, search: v.object(searchEntries), offer: lclOffer, rates });

export const quoteLcl = quoteEndpoint(
  'LCL',
  '锁定一班拼箱的费率，至多 24 小时，不晚于该班截止',
  v.pipe(v.object({ ...searchEntries, offerId }), differentPorts(), namedRows()),
);

/** The rows of a form and those that wait. */
const MOST_FACTS = 2 * MOST_ROWS;

const facts = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)), wireOf(ROW.fields)),
  v.check((kept) => Object.keys(kept).length <= MOST_FACTS),
);

const lclForm = v.pipe(
  v.object({ ...wireOf(OWN.fields).entries, ...orderForm.entries, lcl: v.optional(facts, {}) }),
  v.transform((form): LclForm => ({ ...form, lcl: ROW_FACTS.kept(form, form.lcl) })),
) satisfies v.GenericSchema<unknown, LclForm>;

export const {
  submit: submitLcl,
  saveDraft: saveLclDraft,
  readDraft: readLclDraft,
  dropDraft: dropLclDraft,
} = orderEndpoints({ mode: 'LCL', name: '拼箱', form: lclForm });

/** What its receipt reads of `detail`. */
const lclReceipt = v.object({
  shed: v.object({ ...end.entries, address: v.string() }),
  transitDays: v.number(),
  pieces: v.number(),
  kg: v.number(),
  m3: v.number(),
  tons,
  isStackable: v.boolean(),
  marks: v.string(),
  deliverAt: v.nullable(moment),
  plateNo: v.string(),
  driverName: v.string(),
}) satisfies v.GenericSchema<unknown, LclReceipt>;

export const LCL = {
  search: lclSearch,
  detail: lclDetail,
  rates,
  form: lclForm,
  quote: lclQuote,
  receipt: lclReceipt,
} satisfies ModeWire<LclForm>;
