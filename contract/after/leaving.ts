import * as v from 'valibot';

import { GATE_CODE } from '../../domain/order/trucks/gate-code';
import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { typed } from '../../domain/order/trucks/leaving-shape';

export const fullSlot = v.object({ slots: v.array(v.object({ slot: v.string(), left: v.number() })) });

export const bookLeaving = endpoint({
  summary: '预约一辆车出库：核对在库余量与门岗时段，发预约码；同一车同一时段同一数量只约一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/leaving',
  request: v.object({ orderNo, typed }),
  reply: v.object({ code: v.string() }),
  access: 'session',
  urlSafe: false,
});

export const dropLeaving = endpoint({
  summary: '取消一辆车的出库预约：退回时段，预约码作废；已出库的不能取消',
  method: 'POST',
  path: '/api-puds/order/:orderNo/leaving/drop',
  request: v.object({ orderNo, code: v.pipe(v.string(), v.regex(GATE_CODE)) }),
  reply: v.object({ code: v.string() }),
  access: 'session',
  urlSafe: false,
});
