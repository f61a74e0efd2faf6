import * as v from 'valibot';

import { COMPLAINING } from '../../domain/order/changes/complaint';
import { RECEIVING } from '../../domain/order/on-site/receiving';
import { endpoint } from '../wire/endpoint';
import { orderNo } from '../papers/papers';
import { shapeWire } from '../wire/shape-wire';

export const onArrival = {
  receiving: v.optional(shapeWire(RECEIVING)),
  complaining: v.optional(shapeWire(COMPLAINING)),
};

export const receiveGoods = endpoint({
  summary: '下单人确认收货：签收后、没有未结投诉时订单完成；重复确认照样应答，只记一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/received',
  request: v.object({ orderNo }),
  reply: v.object({ state: v.literal('COMPLETED') }),
  access: 'session',
  urlSafe: false,
});
