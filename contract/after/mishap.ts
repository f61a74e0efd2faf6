import * as v from 'valibot';

import { MISHAP } from '../../domain/order/changes/mishap-shape';
import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { orderNo } from '../../domain/order/papers/asked-shape';

export const answerMishap = endpoint({
  summary: '在途异常的选择：办法一或办法二；费用需与事先所示一致',
  method: 'POST',
  path: '/api-puds/order/:orderNo/mishap',
  request: v.object({
    orderNo,
    no: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
    isAccepted: v.boolean(),
    shownFee: money,
  }),
  reply: v.object({ mishap: MISHAP }),
  access: 'session',
  urlSafe: false,
});
