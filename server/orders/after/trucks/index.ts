import * as v from 'valibot';

import { changeTruck, truckHours } from '../../../../contract/after/trucks';
import { GATE_CODE } from '../../../../domain/order/trucks/gate-code';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO } from '../desk-act';
import { arrivalsOf, deskTrucks, trucksAwaited } from './arrivals';
import { arriveWith } from './arrive';
import { expectedAtWith } from './at-gate';
import { changeTruckWith } from './change';
import { truckHoursWith } from './hours';
import { truckShown } from './shown';

const arrived = v.object({ orderNo: ORDER_NO, code: v.pipe(v.string(), v.regex(GATE_CODE)), hasCome: v.boolean() });

export function trucksAfter(deps: AfterDeps): After {
  const { database, moment, modes } = deps;
  const [change, hours] = [changeTruckWith(deps), truckHoursWith(deps)];
  return {
    id: 'trucks',
    later: (inside, order) => trucksAwaited(inside, modes, order),
    expected: expectedAtWith(deps),
    async kept(queries, orderNos) {
      const arrivals = await arrivalsOf(queries, orderNos);
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
          return (await deskTrucks(database, { modes, now, orderNo })).map(truckShown);
        },
      },
    ],
    acts: [deskAct('arrived', arrived, arriveWith(deps))],
  };
}
