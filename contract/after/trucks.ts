import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { money } from '../../domain/shape/trade';
import { orderNo } from '../../domain/order/papers/asked-shape';
import { truck } from '../../domain/order/trucks/truck-shape';

const MOST_TRUCKS = 20;

export const changeTruck = endpoint({
  summary:
    '改一辆车的进站时段或司机：免费，内装与仓储在进站 2 小时前、班列在截站前可改；该车换发新预约码，旧码作废；总价与所示不同时先答新价',
  method: 'POST',
  path: '/api-puds/order/:orderNo/truck',
  request: v.object({
    orderNo,
    at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_TRUCKS - 1)),
    truck,
    shownTotal: money,
  }),
  reply: v.object({ code: v.string() }),
  access: 'session',
  urlSafe: false,
});

export const truckHours = endpoint({
  summary: '本人订单的车辆还可以改到哪些时段、各余几车；由订单自己说明时段的业务（仓储）才有',
  method: 'GET',
  path: '/api-puds/order/:orderNo/truck/hours',
  request: v.object({ orderNo }),
  reply: v.object({ hours: v.array(v.object({ slot: v.string(), left: v.number() })) }),
  access: 'session',
  urlSafe: false,
});
