import * as v from 'valibot';

import type { OrderBrief } from '../domain/order/brief';
import { ORDER_STATES } from '../domain/order/lifecycle';
import { charges } from './charges';
import { endpoint } from './endpoint';
import { fclForm } from './fcl-form';
import { nothing } from './fields';
import { money } from './money';
import { cutoff } from './sailings';

const orderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));
const timestamp = v.pipe(v.string(), v.isoTimestamp());

/** A field that was refused and why; the sentence is the form's own. */
export const fieldFault = v.object({ path: v.string(), message: v.string() });

const end = v.object({ code: v.string(), nameCn: v.string(), nameEn: v.string() });

const papers = v.object({
  docType: v.string(),
  name: v.string(),
  dueAt: v.nullable(timestamp),
  isHere: v.boolean(),
});

export const orderBrief = v.object({
  orderNo: v.string(),
  mode: v.literal('FCL'),
  state: v.picklist(ORDER_STATES),
  submittedAt: timestamp,
  verifyBy: v.nullable(timestamp),
  org: end,
  dst: end,
  carrier: v.string(),
  vessel: v.string(),
  voyage: v.string(),
  etd: timestamp,
  eta: timestamp,
  cutoffs: v.array(cutoff),
  alternative: v.nullable(v.object({ carrier: v.string(), vessel: v.string(), voyage: v.string(), etd: timestamp })),
  boxes: v.array(v.object({ type: v.string(), count: v.number() })),
  goods: v.array(v.object({ nameCn: v.string(), unNo: v.nullable(v.string()), hazardClass: v.nullable(v.string()) })),
  isDanger: v.picklist(['Y', 'N']),
  charges,
  papers: v.array(papers),
  cancelFee: v.nullable(money),
  protocolVersion: v.string(),
}) satisfies v.GenericSchema<unknown, OrderBrief>;

export const submitOrder = endpoint({
  summary: '提交整箱订单；同一 Idempotency-Key 在 72 小时内只成一单',
  method: 'POST',
  path: '/api-puds/order/submit',
  request: v.object({
    form: fclForm,
    /** What the form showed; only compared. */
    shownTotal: money,
    protocolVersion: v.pipe(v.string(), v.maxLength(20)),
    draftId: v.optional(v.pipe(v.string(), v.maxLength(64))),
  }),
  reply: v.object({ orderNo: v.string(), state: v.picklist(ORDER_STATES), verifyBy: v.nullable(timestamp) }),
  access: 'session',
  urlSafe: false,
});

/** Asks what became of a key: for whom the line was cut. Unknown keys answer 404. */
export const orderByKey = endpoint({
  summary: '按幂等键查询提交结果',
  method: 'POST',
  path: '/api-puds/order/byKey',
  request: v.object({ key: v.pipe(v.string(), v.maxLength(64)) }),
  reply: v.object({ orderNo: v.string(), state: v.picklist(ORDER_STATES), verifyBy: v.nullable(timestamp) }),
  access: 'session',
  urlSafe: false,
});

export const readOrder = endpoint({
  summary: '查看本人订单',
  method: 'GET',
  path: '/api-puds/order/:orderNo',
  request: v.object({ orderNo }),
  reply: orderBrief,
  access: 'session',
  urlSafe: false,
});

export const listOrders = endpoint({
  summary: '本人的订单',
  method: 'GET',
  path: '/api-puds/order/list',
  request: v.object({ current: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)), '1') }),
  reply: v.object({ records: v.array(orderBrief), total: v.number(), current: v.number(), size: v.number() }),
  access: 'session',
  urlSafe: false,
});

export const cancelOrder = endpoint({
  summary: '取消订单；费用须与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/cancel',
  request: v.object({
    orderNo,
    /** Of the constants `cancelReason`. */
    reason: v.pipe(v.string(), v.regex(/^[1-9]$/)),
    /** The fee the person was shown; another one refuses and shows the new one. */
    shownFee: money,
  }),
  reply: v.object({ state: v.picklist(ORDER_STATES), fee: money }),
  access: 'session',
  urlSafe: false,
});

export const addPapers = endpoint({
  summary: '为订单补交资料',
  method: 'POST',
  path: '/api-puds/order/:orderNo/papers',
  request: v.object({
    orderNo,
    fileId: v.pipe(v.string(), v.maxLength(64)),
    docType: v.pipe(v.string(), v.maxLength(20)),
  }),
  reply: v.object({ papers: v.array(papers) }),
  access: 'session',
  urlSafe: false,
});

const draft = v.object({ draftId: v.string(), form: fclForm, savedAt: timestamp, revision: v.number() });

/** A draft of the mode, one a person. `revision` is the one it was made from: an older one answers the newer draft. */
export const saveDraft = endpoint({
  summary: '保存整箱订单草稿',
  method: 'POST',
  path: '/api-puds/order/draft',
  request: v.object({ form: fclForm, revision: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  reply: v.object({ kept: v.boolean(), draft }),
  access: 'session',
  urlSafe: false,
});

export const readDraft = endpoint({
  summary: '本人的整箱订单草稿；没有时为空',
  method: 'GET',
  path: '/api-puds/order/draft/fcl',
  request: nothing,
  reply: v.nullable(draft),
  access: 'session',
  urlSafe: false,
});

export const dropDraft = endpoint({
  summary: '删除整箱订单草稿',
  method: 'POST',
  path: '/api-puds/order/draft/drop',
  request: nothing,
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});
