import { ORDER_QUEUES, reviewDue } from '../../../domain/house/queue';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { calendarStore } from '../../world/calendar/store';
import type { Database, Queries } from '../../base/database/database';

const BATCH = 200;

export const isReview = (state: OrderState): boolean => ORDER_QUEUES.review.some((one) => one === state);

/** The review promise starts when an order reaches staff, and again after verification or missing papers. */
export async function promiseReview(inside: Queries, orderNo: string, state: OrderState, from: Date): Promise<void> {
  const due = reviewDue(state, from.getTime(), await calendarStore(inside).all());
  await inside.query('update orders set review_by = $2 where order_no = $1', [orderNo, new Date(due)]);
}

type Unpromised = { orderNo: string; state: OrderState; at: Date };

/** Sets promises of orders from before they were stored. */
export const createPromiseReviews =
  ({ database }: { database: Database }) =>
  (): Promise<void> =>
    database.tx(async (inside) => {
      const rows = await inside.query<Unpromised>(
        `select o.order_no as "orderNo", o.state,
                coalesce((select max(e.happened_at) from order_events e
                           where e.order_no = o.order_no and e.to_state = o.state and e.from_state <> e.to_state), o.submitted_at) as at
           from orders o where o.state = any($1) and o.review_by is null order by o.order_no limit ${BATCH} for update of o`,
        [[...ORDER_QUEUES.review]],
      );
      for (const { orderNo, state, at } of rows) await promiseReview(inside, orderNo, state, at);
    });
