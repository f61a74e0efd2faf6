import { type EarlyEvent, statesBefore } from '../../../domain/order/life/lifecycle';
import type { Queries } from '../../base/database/database';
import { bookedMode } from '../../trade/modes';
import { appendHistory } from '../orders/history';
import { lapseHeldOrders } from './lapse';
import { ORDER_MESSAGES as messages } from '../orders/messages';
import type { Moment } from '../orders/moment';
import { intoReview, walkStates } from '../orders/moves';
import type { OrderRow } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';
import { orderStore } from '../orders/store';

type Waiting = Pick<OrderRow, 'orderNo' | 'mode' | 'state' | 'isDanger' | 'closesAt' | 'offerLapsedAt'>;

/** A lapsed offer leaves no order to review: another offer must be chosen first. */
const passedEvents = ({ isDanger, offerLapsedAt }: Waiting): EarlyEvent[] =>
  offerLapsedAt === null ? intoReview('enterprise.passed', isDanger) : ['enterprise.passed', 'papers.missing'];

/**
 * Moves waiting orders of a newly verified enterprise into review, inside the same transaction. Overdue ones are left
 * to the sweep: late verification revives none.
 */
export const createEnterprisePassed =
  ({ moment, modes }: Pick<OrdersOutside, 'modes'> & { moment: Moment }) =>
  async (inside: Queries, enterpriseId: string): Promise<void> => {
    const now = await moment(inside);
    const waiting = await inside.query<Waiting>(
      `select order_no as "orderNo", mode, state, is_danger as "isDanger",
              closes_at as "closesAt", offer_lapsed_at as "offerLapsedAt" from orders
        where enterprise_id = $1 and state = any($2) and verify_by > $3 order by order_no for update`,
      [enterpriseId, statesBefore('enterprise.passed'), now],
    );
    // The sweep may not yet have recorded that an offer closed.
    const lapsed = await lapseHeldOrders(inside, modes, waiting, now);
    for (const one of waiting) {
      const order = { ...one, offerLapsedAt: lapsed.get(one.orderNo) ?? one.offerLapsedAt };
      const { orderNo, mode, state, offerLapsedAt } = order;
      const steps = walkStates(state, passedEvents(order));
      await orderStore(inside).move(orderNo, state, steps.at(-1)?.to ?? state);
      const note = offerLapsedAt === null ? null : messages.chooseAnother(bookedMode(modes, mode).words);
      await appendHistory(inside, orderNo, steps, { now, byUser: null, note });
    }
  };
