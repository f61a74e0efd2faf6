import { ORDER_MOVES, statesBefore } from '../../../domain/order/life/lifecycle';
import type { Queries } from '../../base/database/database';
import { releaseTakings, SYSTEM_REASONS, type CancelDeps } from '../orders/cancel';
import { appendHistory } from '../orders/history';
import { walkStates } from '../orders/moves';
import { noteCancelled } from './notices';
import type { OrderRow } from '../orders/order';

const BATCH = 50;

type Overdue = Pick<OrderRow, 'orderNo'> & { verifyBy: Date };

const WAITING = statesBefore('deadline.passed');

/**
 * One UPDATE decides: the first to lock the row, another sweep or a verification, wins. The due rows are materialized,
 * because a subquery may be rerun per row and lock rows it no longer updates.
 */
const cancelBatch = (inside: Queries, now: Date) =>
  inside.query<Overdue>(
    `with due as materialized (
       select order_no from orders where state = any($1) and verify_by <= $2
        order by verify_by, order_no limit ${BATCH} for update skip locked)
     update orders set state = $3, cancel_reason = $4, cancel_fee = 0
      where order_no in (select order_no from due) and state = any($1) and verify_by <= $2
      returning order_no as "orderNo", verify_by as "verifyBy"`,
    [WAITING, now, ORDER_MOVES.AWAIT_VERIFY['deadline.passed'], SYSTEM_REASONS.notVerified],
  );

/** Cancels orders whose verification is overdue. Safe in several gateways at once. */
export const createCancelOverdue =
  ({ database, moment, quotes, sold }: CancelDeps) =>
  async (): Promise<number> => {
    let cancelled = 0;
    for (let batch = BATCH; batch === BATCH; cancelled += batch) {
      batch = await database.tx(async (inside) => {
        const now = await moment(inside);
        const overdue = await cancelBatch(inside, now);
        for (const order of overdue) {
          await appendHistory(inside, order.orderNo, walkStates('AWAIT_VERIFY', ['deadline.passed']), {
            now,
            byUser: null,
          });
          await noteCancelled(inside, order.orderNo, order.verifyBy, now);
        }
        await releaseTakings(
          inside,
          quotes,
          overdue.map(({ orderNo }) => orderNo),
        );
        return overdue.length;
      });
    }
    if (cancelled > 0) sold.stale();
    return cancelled;
  };
