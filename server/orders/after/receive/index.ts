import { receiveGoods } from '../../../../contract/after/receiving';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { receiveWith } from './receive';
import { holdToOwner, takenLongAgoWith } from './signed';

/** Goods that have arrived are taken: their owner says so, or nobody says anything else for seven days. */
export function receiveAfter(deps: AfterDeps): After {
  const receive = receiveWith(deps);
  return {
    id: 'receive',
    async before(inside, order, event, { byUser, now }) {
      if (event === 'completed' && byUser === undefined) await holdToOwner(inside, deps.modes, order, now);
    },
    over: takenLongAgoWith(deps),
    routes: [serveOwner(receiveGoods, (received, { userId }) => receive(userId, received))],
  };
}
