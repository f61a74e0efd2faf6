import { ORDER_MOVES } from '../../../domain/order/life/lifecycle';
import type { Queries } from '../../base/database/database';
import { releaseTakings, type CancelDeps } from '../orders/cancel';
import { appendHistory } from '../orders/history';
import { walkStates } from '../orders/moves';
import { noteMissed } from './notices';
import type { OrderRow } from '../orders/order';

const BATCH = 50;

type Missed = Pick<OrderRow, 'orderNo'> & { replyBy: Date };

const missBatch = (inside: Queries, now: Date) =>
  inside.query<Missed>(
    `with due as materialized (
       select order_no from orders where state = 'PENDING_UPDATE' and reply_by <= $1
        order by reply_by, order_no limit ${BATCH} for update skip locked)
     update orders set state = $2
      where order_no in (select order_no from due) and state = 'PENDING_UPDATE' and reply_by <= $1
      returning order_no as "orderNo", reply_by as "replyBy"`,
    [now, ORDER_MOVES.PENDING_UPDATE['reply.missed']],
  );

/** Rejects orders that waited past their answer date. Safe in several gateways at once. */
export const createRejectMissed =
  ({ database, moment, quotes, sold }: CancelDeps) =>
  async (): Promise<void> => {
    for (let batch = BATCH; batch === BATCH; ) {
      batch = await database.tx(async (inside) => {
        const now = await moment(inside);
        const missed = await missBatch(inside, now);
        for (const { orderNo, replyBy } of missed) {
          await appendHistory(inside, orderNo, walkStates('PENDING_UPDATE', ['reply.missed']), { now, byUser: null });
          await noteMissed(inside, orderNo, replyBy, now);
        }
        await releaseTakings(
          inside,
          quotes,
          missed.map(({ orderNo }) => orderNo),
        );
        return missed.length;
      });
      if (batch > 0) sold.stale();
    }
  };
