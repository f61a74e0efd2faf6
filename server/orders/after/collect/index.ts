import * as v from 'valibot';

import { bookLeaving, dropLeaving } from '../../../../contract/after/leaving';
import { GATE_CODE } from '../../../../domain/order/trucks/gate-code';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { collectingAtWith } from './at-gate';
import { bookLeavingWith, dropLeavingWith } from './collect';
import { collectedWith, endStay, storedHere } from './collected';
import { leavingsOf } from './leavings';

const collected = v.object({ orderNo: ORDER_NO, code: v.pipe(v.string(), v.regex(GATE_CODE)) });

export function collectAfter(deps: AfterDeps): After {
  const [book, drop] = [bookLeavingWith(deps), dropLeavingWith(deps)];
  return {
    id: 'collect',
    async onMove(inside, { order, to, said: { ended }, now }) {
      if (to !== 'COMPLETED') return null;
      const note = await endStay(inside, deps.modes, order, { ended, now });
      return note === null ? null : { note };
    },
    expected: collectingAtWith(deps),
    async kept(queries, orderNos) {
      const leavings = await leavingsOf(queries, orderNos);
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
    acts: [deskAct('collected', collected, collectedWith(deps))],
  };
}
