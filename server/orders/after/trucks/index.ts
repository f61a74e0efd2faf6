import * as v from 'valibot';

import { changeTruck, truckHours } from '../../../../contract/after/trucks';
import { GATE_CODE, gateStand, isGateOver } from '../../../../domain/order/trucks/gate-code';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { serveOwner } from '../../../base/http/serve';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { readArrivals, deskTrucks, trucksAwaited, type DeskTruck } from './arrivals';
import { createArrive } from './arrive';
import { createChangeTruck } from './change';
import { NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import { isConfirmed, isGivenUp } from '../../../../domain/order/life/lifecycle';
import { parseMoment } from '../../../../domain/values/moments';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS, orderStore } from '../../orders/store';
import type { ExpectedGate } from '../expected';
import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { notFoundFault } from '../../../base/http/refusal';
import { readTaken } from '../../../world/takings/taken';
import { writtenTime } from '../../../base/china-time';
import { TRUCK_STANDS } from './messages';

const buildTruckView = ({
  orderNo,
  code,
  no,
  station,
  dueAt,
  plateNo,
  driver,
  stand,
  lateMinutes,
  ...may
}: DeskTruck) => ({
  ...may,
  orderNo,
  code,
  stand,
  name: `${orderNo} 第 ${no} 车`,
  title: `${writtenTime(dueAt)} ${plateNo.trim() || '车牌待补'} · ${TRUCK_STANDS[stand](lateMinutes)}`,
  text: [station, driver, `订单 ${orderNo} 第 ${no} 车`].filter((part) => part !== '').join(' · '),
});

/** Later hours with room for a truck of the order. The change itself checks again. */
const createTruckHours =
  ({ database, moment, modes }: AfterDeps) =>
  async (userId: string, { orderNo }: RequestOf<typeof truckHours>): Promise<ReplyOf<typeof truckHours>> => {
    const order = await orderStore(database).find(userId, orderNo);
    if (!order) throw notFoundFault();
    const { mode, snapshot } = readOrder(modes, order);
    const hours = mode.after?.trucks?.hours?.(snapshot, (await moment(database)).getTime());
    if (!hours) throw notFoundFault();
    const taken = await readTaken(
      database,
      hours.map(({ taking }) => taking.stockId),
    );
    const left = hours.map(({ slot, taking }) => ({
      slot,
      left: taking.most - taken(taking.stockId, taking.measure),
    }));
    return { hours: left.filter((one) => one.left > 0) };
  };

type Coded = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'gateCodes' | 'snapshot'>;

const createTruckGate =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  async (code: string): Promise<ExpectedGate | null> => {
    const [order] = await database.query<Coded>(
      `select o.order_no as "orderNo", o.mode, o.state, o.gate_codes as "gateCodes", ${AS_IT_IS} as snapshot from orders o
        where o.gate_codes @> array[$1::text]`,
      [code],
    );
    if (!order || isGivenUp(order.state)) return null;
    const { mode, snapshot } = readOrder(modes, order);
    const gate = mode.after?.trucks?.gates(snapshot)[order.gateCodes.indexOf(code)] ?? null;
    if (gate === null) return null;
    const now = (await moment(database)).getTime();
    const at = gate.at === null ? null : parseMoment(gate.at);
    if (isGateOver(at, now)) return null;
    const seen = (await readArrivals(database, [order.orderNo])).get(order.orderNo)?.get(code) ?? NOT_SEEN;
    const expected = { at, plateNo: gate.plateNo, isConfirmed: isConfirmed(order.state) };
    return { ...gate, stand: seen.cameAt === null ? gateStand(expected, now) : 'CAME', isOut: false };
  };

const arrived = v.object({ orderNo: ORDER_NO, code: v.pipe(v.string(), v.regex(GATE_CODE)), hasCome: v.boolean() });

export function createTrucksAfter(deps: AfterDeps): Capability {
  const { database, moment, modes } = deps;
  const [change, hours] = [createChangeTruck(deps), createTruckHours(deps)];
  return {
    id: 'trucks',
    later: (inside, order) => trucksAwaited(inside, modes, order),
    expected: createTruckGate(deps),
    async kept(queries, orderNos) {
      const arrivals = await readArrivals(queries, orderNos);
      return (orderNo) => ({ arrivals: arrivals.get(orderNo) ?? NOTHING_AFTERWARDS.arrivals });
    },
    routes: [
      serveOwner(changeTruck, (changed, { userId }) => change(userId, changed)),
      serveOwner(truckHours, (asked, { userId }) => hours(userId, asked)),
    ],
    lists: [
      {
        name: 'trucks',
        read: async (orderNo) => {
          const now = (await moment(database)).getTime();
          return (await deskTrucks(database, { modes, now, orderNo })).map(buildTruckView);
        },
      },
    ],
    acts: [deskAct('arrived', arrived, createArrive(deps))],
  };
}
