import * as v from 'valibot';

import { GATE_CODE } from '../../../domain/order/gate-code';
import { writtenTime } from '../../china-time';
import { successAnswer } from '../../http/answer';
import type { Route } from '../../http/route';
import type { DeskTruck } from '../../orders/arrivals';
import type { OrderDesk } from '../../orders/desk';
import { pageRoute } from '../pages/page';
import { posted } from '../pages/posted';
import { TRUCK_STANDS } from './messages';

const arrived = v.object({
  orderNo: v.pipe(v.string(), v.regex(/^[A-Z0-9]{14}$/)),
  code: v.pipe(v.string(), v.regex(GATE_CODE)),
  hasCome: v.boolean(),
});

const shown = ({ orderNo, code, no, station, dueAt, plateNo, driver, stand, lateMinutes, ...may }: DeskTruck) => ({
  ...may,
  orderNo,
  code,
  stand,
  name: `${orderNo} 第 ${no} 车`,
  title: `${writtenTime(dueAt)} ${plateNo.trim() || '车牌待补'} · ${TRUCK_STANDS[stand](lateMinutes)}`,
  text: [station, driver, `订单 ${orderNo} 第 ${no} 车`].filter((part) => part !== '').join(' · '),
});

/** The trucks of the day as a gate sees them, and what it says of each. */
export const truckRoutes = (desk: OrderDesk): Route[] => [
  pageRoute('/__demo/desk/trucks.json', async () => successAnswer((await desk.trucks()).map(shown))),
  posted('/__demo/desk/arrived', arrived, (asked) => desk.arrive(asked)),
];
