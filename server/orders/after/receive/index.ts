import { receiveGoods } from '../../../../contract/after/receiving';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { receiveWith } from './receive';
import { holdToOwner, takenLongAgoWith } from './signed';

/** Receipt of delivered goods: confirmed by the owner, or assumed after seven days without objection. */
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
