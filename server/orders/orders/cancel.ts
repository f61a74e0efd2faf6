import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { cancelOrder } from '../../../contract/orders/orders';
import type { Database, Queries } from '../../base/database/database';
import { couponStore } from '../coupons/store';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { feeNow } from './fee';
import { giveBack } from '../../world/takings/give-back';
import { readHistory, appendHistory } from './history';
import { ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import { walkStates } from './moves';
import type { OrdersOutside } from './outside';
import { heedNotices, readOrder } from './snapshot';
import { orderStore } from './store';
import { unitsBack } from './units-back';

/** Codes of the constants `cancelReason` that only the system uses. */
export const SYSTEM_REASONS = { notVerified: '7', quoteLapsed: '8' } as const;

export type CancelDeps = Pick<OrdersOutside, 'quotes' | 'sold' | 'modes' | 'notices'> & {
  database: Database;
  moment: Moment;
};
type Cancel = RequestOf<typeof cancelOrder>;

/** Returns the orders' takings to stock, all at once. Their rows must be locked. */
export async function releaseTakings(
  inside: Queries,
  quotes: OrdersOutside['quotes'],
  orderNos: readonly string[],
): Promise<void> {
  await quotes.release(inside, orderNos);
  await giveBack(inside, orderNos);
  await unitsBack(inside, orderNos);
  await couponStore(inside).giveBack(orderNos);
}

export const createCancel =
  ({ database, moment, quotes, sold, modes, notices }: CancelDeps) =>
  async (userId: string, { orderNo, reason, shownFee }: Cancel): Promise<ReplyOf<typeof cancelOrder>> => {
    const told = await notices.current();
    return database
      .tx(async (inside) => {
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const past = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
        const fee = feeNow(heedNotices(readOrder(modes, order), told), order, now.getTime(), past);
        const isOverdue = order.state === 'AWAIT_VERIFY' && order.verifyBy !== null && order.verifyBy <= now;
        const isSystems = Object.values<string>(SYSTEM_REASONS).includes(reason);
        if (fee === null || isOverdue || isSystems) throw new Refusal(CODES.moveRefused, messages.moveRefused);
        if (fee.amount !== shownFee.amount || fee.currency !== shownFee.currency) {
          throw new Refusal(CODES.feeChanged, messages.feeChanged, { data: { before: shownFee, now: fee } });
        }
        const steps = walkStates(order.state, ['cancelled']);
        const to = steps.at(-1)?.to ?? order.state;
        await orderStore(inside).cancel(orderNo, order.state, { to, reason, fee: fee.amount });
        await appendHistory(inside, orderNo, steps, { now, byUser: userId });
        await releaseTakings(inside, quotes, [orderNo]);
        return { state: to, fee };
      })
      .finally(sold.stale);
  };
