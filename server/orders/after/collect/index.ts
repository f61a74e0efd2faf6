import * as v from 'valibot';

import { bookLeaving, dropLeaving } from '../../../../contract/after/leaving';
import { GATE_CODE, gateStand, isGateOver } from '../../../../domain/order/trucks/gate-code';
import { serveOwner } from '../../../base/http/serve';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { createBookLeaving, createDropLeaving } from './collect';
import { createCollected, endStay, storedHere } from './collected';
import { readLeavings } from './leavings';
import { STAYS_IN } from '../../../../domain/order/life/staying';
import type { OrderRow } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { AS_IT_IS } from '../../orders/store';
import type { ExpectedGate } from '../expected';

type Leaving = Pick<OrderRow, 'mode' | 'state' | 'snapshot'> & { at: Date; plateNo: string };

const createCollectGate =
  ({ database, moment, modes }: Pick<AfterDeps, 'database' | 'moment' | 'modes'>) =>
  async (code: string): Promise<ExpectedGate | null> => {
    const [found] = await database.query<Leaving>(
      `select o.mode, o.state, ${AS_IT_IS} as snapshot, l.comes_at as at, l.truck->>'plateNo' as "plateNo"
         from leavings l join orders o on o.order_no = l.order_no where l.code = $1 and l.left_at is null`,
      [code],
    );
    if (!found || found.state !== STAYS_IN) return null;
    const { mode, snapshot } = readOrder(modes, found);
    const station = mode.after?.collect?.station(snapshot);
    const now = (await moment(database)).getTime();
    const at = found.at.getTime();
    if (station === undefined || isGateOver(at, now)) return null;
    const stand = gateStand({ at, plateNo: found.plateNo, isConfirmed: true }, now);
    return { station, at: found.at.toISOString(), plateNo: found.plateNo, stand, isOut: true };
  };

const collected = v.object({ orderNo: ORDER_NO, code: v.pipe(v.string(), v.regex(GATE_CODE)) });

export function createCollectAfter(deps: AfterDeps): Capability {
  const [book, drop] = [createBookLeaving(deps), createDropLeaving(deps)];
  return {
    id: 'collect',
    async onMove(inside, { order, to, said: { ended }, now }) {
      if (to !== 'COMPLETED') return null;
      const note = await endStay(inside, deps.modes, order, { ended, now });
      return note === null ? null : { note };
    },
    expected: createCollectGate(deps),
    async kept(queries, orderNos) {
      const leavings = await readLeavings(queries, orderNos);
      return (orderNo) => ({ leavings: leavings.get(orderNo) ?? [] });
    },
    async desk(queries, orders) {
      const stored = await storedHere(queries, deps.modes, orders);
      return ({ orderNo }) => stored.get(orderNo) ?? {};
    },
    routes: [
      serveOwner(bookLeaving, (booked, { userId }) => book(userId, booked)),
      serveOwner(dropLeaving, (dropped, { userId }) => drop(userId, dropped)),
    ],
    acts: [deskAct('collected', collected, createCollected(deps))],
  };
}
