import { readRevisable, reviseOrder } from '../../../../contract/after/revise';
import { serveOwner } from '../../../base/http/serve';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { createReadRevisable } from './revisable';
import { createRevise } from './revise';
import { revisedSince } from './since';

export function createReviseAfter(deps: AfterDeps): Capability {
  const [read, revise] = [createReadRevisable(deps), createRevise(deps)];
  return {
    id: 'revise',
    async desk(queries, orders) {
      const now = (await deps.moment(queries)).getTime();
      const revisedOf = await revisedSince(queries, { modes: deps.modes, now }, orders);
      return (order) => ({ revised: revisedOf(order) });
    },
    routes: [
      serveOwner(readRevisable, ({ orderNo }, { userId }) => read(userId, orderNo)),
      serveOwner(reviseOrder, (revised, { userId }) => revise(userId, revised)),
    ],
  };
}
