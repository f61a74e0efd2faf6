import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { paper } from '../../domain/order/receipt/brief-shape';

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
