import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { measured, amounts } from '../../domain/order/on-site/measured-shape';
import { charges } from '../../domain/offer/charges-shape';

export const answerMeasured = endpoint({
  summary: '确认或谢绝实测后的加收；总价需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/measured',
  request: v.object({ orderNo, isAccepted: v.boolean(), shownTotal: money }),
  reply: v.object({ measured }),
  access: 'session',
  urlSafe: false,
});

export const amendOrder = endpoint({
  summary: '修改订单各行货物的重量与体积，每行不超过原订的 ±10%；总价与所示不同时先答新价',
  method: 'POST',
  path: '/api-puds/order/:orderNo/amend',
  request: v.object({
    orderNo,
    rows: v.pipe(v.array(amounts), v.minLength(1), v.maxLength(20)),
    shownTotal: money,
  }),
  reply: v.object({ charges }),
  access: 'session',
  urlSafe: false,
});
