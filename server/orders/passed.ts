import { statesBefore } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';
import { remember } from './history';
import type { Moment } from './moment';
import { intoReview, walk } from './moves';
import type { OrderRow } from './order';
import { orderStore } from './store';

type Waiting = Pick<OrderRow, 'orderNo' | 'state' | 'isDanger'>;

/**
 * Takes the orders of an enterprise that has just passed into review, within the transaction that lets it pass. What
 * is overdue is left to the sweep: a verification that came too late revives nothing.
 */
export const enterprisePassedWith =
  (moment: Moment) =>
  async (inside: Queries, enterpriseId: string): Promise<void> => {
    const now = await moment(inside);
    const waiting = await inside.query<Waiting>(
      `select order_no as "orderNo", state, is_danger as "isDanger" from orders
        where enterprise_id = $1 and state = any($2) and verify_by > $3 order by order_no for update`,
      [enterpriseId, statesBefore('enterprise.passed'), now],
    );
    for (const { orderNo, state, isDanger } of waiting) {
      const steps = walk(state, intoReview('enterprise.passed', isDanger));
      await orderStore(inside).move(orderNo, state, steps.at(-1)?.to ?? state);
      await remember(inside, orderNo, steps, { now, byUser: null });
    }
  };

export type EnterprisePassed = ReturnType<typeof enterprisePassedWith>;
