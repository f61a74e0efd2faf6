import * as v from 'valibot';

import type { Paper } from '../../domain/order/receipt/brief';
import { endpoint } from '../wire/endpoint';

export const orderNo = v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/));

/** A paper an order needs; `docType` includes the substance where each needs its own. */
export const paper = v.object({
  docType: v.string(),
  name: v.string(),
  dueAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  isHere: v.boolean(),
}) satisfies v.GenericSchema<unknown, Paper>;

export const askedPapers = v.object({
  papers: v.array(v.object({ docType: v.string(), name: v.string() })),
  reason: v.string(),
  replyBy: v.pipe(v.string(), v.isoTimestamp()),
});

const fileId = v.pipe(v.string(), v.maxLength(64));

export const addPapers = endpoint({
  summary: '为订单补交资料',
  method: 'POST',
  path: '/api-puds/order/:orderNo/papers',
  request: v.object({
    orderNo,
    fileId,
    docType: v.pipe(v.string(), v.maxLength(20)),
    replaces: v.optional(fileId),
  }),
  reply: v.object({ papers: v.array(paper) }),
  access: 'session',
  urlSafe: false,
});

export const withdrawPaper = endpoint({
  summary: '撤回一份尚在审核的订单资料',
  method: 'POST',
  path: '/api-puds/order/:orderNo/papers/withdraw',
  request: v.object({ orderNo, fileId }),
  reply: v.object({ papers: v.array(paper) }),
  access: 'session',
  urlSafe: false,
});
