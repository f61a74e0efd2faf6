import * as v from 'valibot';

import { answerBump } from '../../../../contract/after/bumped';
import { ORDER_STATES, type Happening } from '../../../../domain/order/life/lifecycle';
import { serveOwner } from '../../../base/http/serve';
import { readOrder } from '../../orders/snapshot';
import type { Capability } from '../after';
import type { AfterDeps } from '../deps';
import { deskAct, ORDER_NO, REASON } from '../desk-act';
import { createAnswerBump } from './answer';
import { createBump } from './bump';
import { findBumpOffers, describeStage } from './onto';
import { BUMPABLE, type BumpedOrder } from '../../../../domain/order/changes/bumped';
import type { Queries } from '../../../base/database/database';
import { appendHistory } from '../../orders/history';
import type { OrderRow } from '../../orders/order';
import { createSettleDue } from '../settle-due';
import { bumpedText } from './messages';
import { noteBumped } from './store';

const LAPSED: Happening = 'bump.lapsed';

type Due = Pick<OrderRow, 'orderNo' | 'state'> & { bumped: BumpedOrder; phone: string };

async function nextDue(inside: Queries, now: Date): Promise<Due | undefined> {
  const [due] = await inside.query<Due>(
    `select o.order_no as "orderNo", o.state, o.bumped, u.phone from orders o join users u on u.id = o.user_id
      where o.bump_by <= $1 order by o.bump_by, o.order_no limit 1 for update of o skip locked`,
    [now],
  );
  return due;
}

/** After the deadline without an answer, notifies the owner that the goods go with the new offer. */
const createBumpLapse = (deps: AfterDeps) =>
  createSettleDue(deps, async (inside, now) => {
    const due = await nextDue(inside, now);
    if (!due) return null;
    const { orderNo, state, bumped, phone } = due;
    const isUnanswered = bumped.stands === 'ASKED' && BUMPABLE.includes(state);
    const settled: BumpedOrder = { ...bumped, stands: isUnanswered ? 'LAPSED' : bumped.stands, answerBy: null };
    await noteBumped(inside, orderNo, settled);
    if (!isUnanswered) return { text: null, phone };
    await appendHistory(inside, orderNo, [{ event: LAPSED, from: state, to: state }], { now, byUser: null });
    return { text: bumpedText(orderNo, settled), phone };
  });

const asked = v.object({
  orderNo: ORDER_NO,
  from: v.picklist(ORDER_STATES),
  offerId: v.pipe(v.string(), v.maxLength(60)),
  reason: REASON,
});

export function createBumpAfter(deps: AfterDeps): Capability {
  const [bump, answer] = [createBump(deps), createAnswerBump(deps)];
  return {
    id: 'bump',
    desk: async (queries, _, now) => {
      const closedTo = await deps.closures.closedNow(queries);
      return (order) => {
        const read = readOrder(deps.modes, order);
        return {
          bumped: order.bumped,
          onto: findBumpOffers(read, order, now, closedTo).map((offer) => describeStage(read, offer)),
        };
      };
    },
    sweep: createBumpLapse(deps),
    routes: [serveOwner(answerBump, (answered, { userId }) => answer(userId, answered))],
    acts: [deskAct('bump', asked, async (said) => ({ bumped: await bump(said) }))],
  };
}
