import { CODES } from '../../contract/envelope';
import {
  type HouseEvent,
  houseMoves,
  isGivenUp,
  ORDER_STATES,
  orderMove,
  type OrderState,
} from '../../domain/order/lifecycle';
import type { Database, Queries } from '../database/database';
import { notFound, Refusal } from '../http/refusal';
import { release } from './cancel';
import { remember } from './history';
import { movedText, ORDER_MESSAGES as messages } from './messages';
import type { Moment } from './moment';
import { walk } from './moves';
import type { OrderRow } from './order';
import type { OrdersOutside } from './outside';
import { orderStore } from './store';

export type DeskDeps = Pick<OrdersOutside, 'quotes' | 'sold' | 'notify'> & { database: Database; moment: Moment };

export type DeskOrder = Pick<OrderRow, 'orderNo' | 'state' | 'isDanger' | 'submittedAt'> & {
  org: string;
  dst: string;
  goods: string[];
};

/** `from`: the state somebody saw it in. */
export type DeskMove = { orderNo: string; from: OrderState; event: HouseEvent; reason: string };

const SHOWN = 100;
const MOVABLE = ORDER_STATES.filter((state) => houseMoves(state).length > 0);

type Held = Pick<OrderRow, 'orderNo' | 'state'> & { phone: string };

async function hold(inside: Queries, orderNo: string): Promise<Held> {
  const [order] = await inside.query<Held>(
    `select o.order_no as "orderNo", o.state, u.phone
       from orders o join users u on u.id = o.user_id where o.order_no = $1 for update of o`,
    [orderNo],
  );
  if (!order) throw notFound();
  return order;
}

/** What the people of the house do with orders, for whichever door lets them in. */
export const deskWith = ({ database, moment, quotes, sold, notify }: DeskDeps) => ({
  list: () =>
    database.query<DeskOrder>(
      `select order_no as "orderNo", state, is_danger as "isDanger", submitted_at as "submittedAt",
              snapshot->'sailing'->'org'->>'nameCn' as org, snapshot->'sailing'->'dst'->>'nameCn' as dst,
              array(select row->>'nameCn' from jsonb_array_elements(snapshot->'form'->'goods') as row) as goods
         from orders where state = any($1) order by submitted_at desc, order_no limit ${SHOWN}`,
      [MOVABLE],
    ),

  /** Two who press at once: the first moves it, the other is told that it is somewhere else by now. */
  async move({ orderNo, from, event, reason }: DeskMove): Promise<OrderState> {
    const said = await database.tx(async (inside) => {
      const order = await hold(inside, orderNo);
      if (order.state !== from || orderMove(from, event) === null) {
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      }
      const now = await moment(inside);
      const steps = walk(from, [event]);
      const to = steps.at(-1)?.to ?? from;
      await orderStore(inside).move(orderNo, from, to);
      await remember(inside, orderNo, steps, { now, byUser: null, note: reason === '' ? null : reason });
      if (isGivenUp(to)) await release(inside, quotes, [orderNo]);
      return { to, phone: order.phone, now };
    });
    sold.stale();
    await notify({ phone: said.phone, text: movedText(orderNo, said.to, reason), sentAt: said.now });
    return said.to;
  },
});

export type OrderDesk = ReturnType<typeof deskWith>;
