import * as v from 'valibot';

import { answerBump } from '../../../../contract/after/bumped';
import { ORDER_STATES } from '../../../../domain/order/life/lifecycle';
import { serveOwner } from '../../../base/http/serve';
import { readOrder } from '../../orders/snapshot';
import type { After } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO, REASON } from '../desk-act';
import { answerBumpWith } from './answer';
import { bumpWith } from './bump';
import { lapseBumpsWith } from './lapse';
import { ontoOf, stageOf } from './onto';

const asked = v.object({
  orderNo: ORDER_NO,
  from: v.picklist(ORDER_STATES),
  offerId: v.pipe(v.string(), v.maxLength(60)),
  reason: REASON,
});

export function bumpAfter(deps: AfterDeps): After {
  const [bump, answer] = [bumpWith(deps), answerBumpWith(deps)];
  return {
    id: 'bump',
    desk: async (queries, _, now) => {
      const closedTo = await deps.closures.closedNow(queries);
      return (order) => {
        const read = readOrder(deps.modes, order);
        return { bumped: order.bumped, onto: ontoOf(read, order, now, closedTo).map((offer) => stageOf(read, offer)) };
      };
    },
    sweep: lapseBumpsWith(deps),
    routes: [serveOwner(answerBump, (answered, { userId }) => answer(userId, answered))],
    acts: [deskAct('bump', asked, async (said) => ({ bumped: await bump(said) }))],
  };
}
