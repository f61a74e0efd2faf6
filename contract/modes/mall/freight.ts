import * as v from 'valibot';

import { besideChoice } from '../../orders/beside';
import { endpoint } from '../../wire/endpoint';

export const mallFreight = endpoint({
  summary: '可与采购订单一并提交的运输草稿：按现在提交会怎样核、多少钱、与所购货物是否相符；最近的在前，至多 12 份',
  method: 'POST',
  path: '/api-puds/order/mall/freight',
  request: v.object({ quoteId: v.pipe(v.string(), v.maxLength(64)) }),
  reply: v.array(besideChoice),
  access: 'session',
  urlSafe: false,
});
