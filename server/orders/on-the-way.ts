import { CODES } from '../../contract/envelope';
import type { Happening } from '../../domain/order/lifecycle';
import type { Database } from '../database/database';
import { badRequest, Refusal } from '../http/refusal';
import type { ServerModes } from '../modes';
import { holdOrder } from './held';
import { historyOf, remember } from './history';
import { ORDER_MESSAGES as messages, passedText } from './messages';
import type { Moment } from './moment';
import type { OrderRow } from './order';
import type { OrdersOutside } from './outside';
import { readOrder } from './snapshot';

export const PASSED: Happening = 'place.passed';

type Told = readonly { event: string; note: string | null }[];
type OnTheWay = Pick<OrderRow, 'mode' | 'state' | 'snapshot'>;

/** What of the way of an order lies ahead: nothing is told twice, and nothing that lies before what was told last. */
export function aheadOf(modes: ServerModes, order: OnTheWay, told: Told): string[] {
  const { mode, snapshot } = readOrder(modes, order);
  const passes = mode.passes?.(snapshot, order.state) ?? [];
  const last = told.findLast(({ event }) => event === PASSED)?.note ?? '';
  return passes.slice(passes.indexOf(last) + 1);
}

type PassDeps = Pick<OrdersOutside, 'notify' | 'modes'> & { database: Database; moment: Moment };

export type DeskPass = { orderNo: string; place: string };

/** The desk says where goods have come on their way; their owner is told. */
export const passWith =
  ({ database, moment, notify, modes }: PassDeps) =>
  async ({ orderNo, place }: DeskPass): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const told = (await historyOf(inside, [orderNo])).get(orderNo) ?? [];
      const ahead = aheadOf(modes, order, told);
      if (ahead.length === 0) throw new Refusal(CODES.moveRefused, messages.moveRefused);
      if (!ahead.includes(place)) throw badRequest(messages.placeBehind, 'place');
      const now = await moment(inside);
      const { state } = order;
      await remember(inside, orderNo, [{ event: PASSED, from: state, to: state }], { now, byUser: null, note: place });
      return { phone: order.phone, now };
    });
    await notify({ phone: said.phone, text: passedText(orderNo, place), sentAt: said.now });
  };
