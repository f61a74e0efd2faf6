import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { nothing } from '../wire/fields';

export const ordersBefore = endpoint({
  summary: '本人与同企业 30 天内下过、没有撤销的订单，限会提示重复办理的方式；sameAs 相同的为同一产品同一服务',
  method: 'GET',
  path: '/api-puds/order/before',
  request: nothing,
  reply: v.array(
    v.object({
      orderNo: v.string(),
      at: v.pipe(v.string(), v.isoTimestamp()),
      sameAs: v.string(),
      hasResult: v.optional(v.boolean(), false),
    }),
  ),
  access: 'session',
  urlSafe: false,
});
