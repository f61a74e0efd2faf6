import type { ReplyOf, RequestOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { cancelOrder } from '../../contract/orders';
import { cancelFee } from '../../domain/order/cancel-fees';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { remember } from './history';
import { ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import { walk } from './moves';
import type { OrderRow } from './order';
import type { OrdersOutside } from './outside';
import { orderStore } from './store';

/** Of the constants `cancelReason`: those the system gives itself are nobody's to choose. */
export const SYSTEM_REASONS = { notVerified: '7', quoteLapsed: '8' } as const;

export type CancelDeps = Pick<OrdersOutside, 'quotes'> & { database: Database; moment: Moment };
type Cancel = RequestOf<typeof cancelOrder>;

/** What an order had taken from the market goes back to it. */
export async function giveBack(
  inside: Queries,
  quotes: OrdersOutside['quotes'],
  { orderNo, quoteId, sailingId, boxes }: Pick<OrderRow, 'orderNo' | 'quoteId' | 'sailingId' | 'boxes'>,
): Promise<void> {
  await quotes.release(inside, quoteId, orderNo);
  await quotes.releaseSlots(
    inside,
    sailingId,
    boxes.reduce((all, { count }) => all + count, 0),
  );
}

export const cancelWith =
  ({ database, moment, quotes }: CancelDeps) =>
  (userId: string, { orderNo, reason, shownFee }: Cancel): Promise<ReplyOf<typeof cancelOrder>> =>
    database.tx(async (inside) => {
      const order = await orderStore(inside).hold(userId, orderNo);
      if (!order) throw notFound();
      const now = await moment(inside);
      const fee = cancelFee(order.state, order.boxes);
      const isOverdue = order.state === 'AWAIT_VERIFY' && order.verifyBy !== null && order.verifyBy <= now;
      const isSystems = Object.values<string>(SYSTEM_REASONS).includes(reason);
      if (fee === null || isOverdue || isSystems) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      if (fee.amount !== shownFee.amount || fee.currency !== shownFee.currency) {
        throw new Refusal(CODES.feeChanged, messages.feeChanged, { data: { before: shownFee, now: fee } });
      }
      const steps = walk(order.state, ['cancelled']);
      const to = steps.at(-1)?.to ?? order.state;
      await orderStore(inside).cancel(orderNo, order.state, { to, reason, fee: fee.amount });
      await remember(inside, orderNo, steps, { now, byUser: userId });
      await giveBack(inside, quotes, order);
      return { state: to, fee };
    });
