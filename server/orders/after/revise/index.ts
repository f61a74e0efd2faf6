import { readRevisable, reviseOrder } from '../../../../contract/after/revise';
import { serveOwner } from '../../../base/http/serve';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { revisableWith } from './revisable';
import { reviseWith } from './revise';
import { revisedSince } from './since';

export function reviseAfter(deps: AfterDeps): After {
  const [read, revise] = [revisableWith(deps), reviseWith(deps)];
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
