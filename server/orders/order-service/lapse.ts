import type { ModeId } from '../../../domain/mode-ids';
import { type Happening, statesBefore } from '../../../domain/order/life/lifecycle';
import type { Database, Queries } from '../../base/database/database';
import { bookedMode } from '../../trade/modes';
import { giveBack } from '../../world/takings/give-back';
import { appendHistory } from '../orders/history';
import { ORDER_MESSAGES } from '../orders/messages';
import type { Moment } from '../orders/moment';
import { noteLapsed } from './notices';
import type { OrderRow } from '../orders/order';
import type { OrdersOutside } from '../orders/outside';

const BATCH = 50;
const WAITING = statesBefore('enterprise.passed');

type Lapsed = { orderNo: string; mode: ModeId; closesAt: Date };

const OFFER_LAPSED: Happening = 'offer.lapsed';
const LAPSE = { event: OFFER_LAPSED, from: 'AWAIT_VERIFY', to: 'AWAIT_VERIFY' } as const;

const lapseBatch = (inside: Queries, now: Date) =>
  inside.query<Lapsed>(
    `with due as materialized (
       select order_no from orders where state = any($1) and closes_at <= $2 and offer_lapsed_at is null
        order by closes_at, order_no limit ${BATCH} for update skip locked)
     update orders set offer_lapsed_at = closes_at
      where order_no in (select order_no from due) and state = any($1) and offer_lapsed_at is null
      returning order_no as "orderNo", mode, closes_at as "closesAt"`,
    [WAITING, now],
  );

type LapseDeps = Pick<OrdersOutside, 'sold' | 'modes'> & { database: Database; moment: Moment };

/** Releases an order's takings and notifies the owner, as of the offer's closing. */
async function lapse(
  inside: Queries,
  modes: OrdersOutside['modes'],
  lapsed: readonly Lapsed[],
  now: Date,
): Promise<void> {
  for (const { orderNo, mode, closesAt } of lapsed) {
    const note = ORDER_MESSAGES.chooseAnother(bookedMode(modes, mode).words);
    await appendHistory(inside, orderNo, [LAPSE], { now: closesAt, byUser: null, note });
    await noteLapsed(inside, orderNo, closesAt, now);
  }
  await giveBack(
    inside,
    lapsed.map(({ orderNo }) => orderNo),
  );
}

type LapseRow = Pick<OrderRow, 'orderNo' | 'mode' | 'closesAt' | 'offerLapsedAt'>;

/** True if the offer has closed and this is not yet recorded. */
export const hasClosed = <TOrder extends Pick<OrderRow, 'closesAt' | 'offerLapsedAt'>>(
  order: TOrder,
  now: Date,
): order is TOrder & { closesAt: Date } =>
  order.offerLapsedAt === null && order.closesAt !== null && order.closesAt <= now;

/** Records the lapse of waiting orders whose rows the caller holds; returns when each lapsed. */
export async function lapseHeldOrders(
  inside: Queries,
  modes: OrdersOutside['modes'],
  waiting: readonly LapseRow[],
  now: Date,
): Promise<Map<string, Date>> {
  const closed = waiting.filter((order) => hasClosed(order, now));
  const orderNos = closed.map(({ orderNo }) => orderNo);
  if (orderNos.length === 0) return new Map();
  await inside.query('update orders set offer_lapsed_at = closes_at where order_no = any($1)', [orderNos]);
  await lapse(inside, modes, closed, now);
  return new Map(closed.map(({ orderNo, closesAt }) => [orderNo, closesAt]));
}

/**
 * An order may wait for verification beyond its offer's closing. At closing its takings are released and the owner is
 * notified once; the order then needs another offer.
 */
export const createOfferLapse =
  ({ database, moment, sold, modes }: LapseDeps) =>
  async (): Promise<void> => {
    for (let batch = BATCH; batch === BATCH; ) {
      batch = await database.tx(async (inside) => {
        const now = await moment(inside);
        const lapsed = await lapseBatch(inside, now);
        await lapse(inside, modes, lapsed, now);
        return lapsed.length;
      });
      if (batch > 0) sold.stale();
    }
  };
