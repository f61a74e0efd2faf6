import * as v from 'valibot';

import { MODE_IDS } from '../../domain/mode-ids';
import { MOST_QUERY_SIGNS, ORDER_STAGE_IDS } from '../../domain/order/life/order-query';
import { isDay } from '../../domain/values/days';
import { endpoint } from '../wire/endpoint';
import { orderBrief } from '../../domain/order/receipt/brief-shape';

const submittedOn = v.union([
  v.literal(''),
  v.pipe(v.string(), v.regex(/^20\d{2}-\d{2}-\d{2}$/, '日期格式不正确'), v.check(isDay, '日期格式不正确')),
]);

export const listOrders = endpoint({
  summary: '本人的订单；可按单号、航线、货物、方式、状态、提交日期查找',
  method: 'GET',
  path: '/api-puds/order/list',
  request: v.object({
    current: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/)), '1'),
    words: v.optional(v.pipe(v.string(), v.maxLength(MOST_QUERY_SIGNS)), ''),
    mode: v.optional(v.picklist(['', ...MODE_IDS]), ''),
    stage: v.optional(v.picklist(['', ...ORDER_STAGE_IDS]), ''),
    from: v.optional(submittedOn, ''),
    to: v.optional(submittedOn, ''),
  }),
  reply: v.object({ records: v.array(orderBrief), total: v.number(), current: v.number(), size: v.number() }),
  access: 'session',
  urlSafe: false,
});
