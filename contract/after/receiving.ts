import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { orderNo } from '../../domain/order/papers/asked-shape';

export const receiveGoods = endpoint({
  summary: '下单人确认收货：签收后、没有未结投诉时订单完成；重复确认照样应答，只记一次',
  method: 'POST',
  path: '/api-puds/order/:orderNo/received',
  request: v.object({ orderNo }),
  reply: v.object({ state: v.literal('COMPLETED') }),
  access: 'session',
  urlSafe: false,
});
