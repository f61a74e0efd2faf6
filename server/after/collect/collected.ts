import { CODES } from '../../../contract/envelope';
import { goneOf, isNothing, restOf, type Leaving } from '../../../domain/order/leaving';
import type { Happening } from '../../../domain/order/lifecycle';
import { NOTHING_AFTERWARDS } from '../../../domain/order/result';
import { STAYS_IN } from '../../../domain/order/staying';
import { momentIn } from '../../../domain/values/moments';
import type { Queries } from '../../database/database';
import { Refusal } from '../../http/refusal';
import type { ServerModes } from '../../modes';
import { type HeldOrder, holdOrder } from '../../orders/held';
import { remember } from '../../orders/history';
import { amend } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { giveBackPart } from '../../takings/give-back';
import { keepLess, leave } from '../../takings/neighbours';
import { costWithout } from '../cost';
import type { AfterDeps } from '../deps';
import { arrivalsOf } from '../trucks/arrivals';
import { leavingsOf, noteLeft, type OpenLeaving, removeLeavings } from './leavings';
import { leavingText, leftText } from './messages';

const LEFT: Happening = 'goods.left';

type Ending = Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>;

/** What has left costs no more rent from that day on; the price that was agreed to becomes less by that. */
async function chargeAnew(inside: Queries, modes: ServerModes, order: Ending, leavings: readonly Leaving[]) {
  const { snapshot } = readOrder(modes, order);
  const charges = await costWithout(inside, modes, order, goneOf(leavings));
  if (charges) await amend(inside, order.orderNo, { ...(snapshot as OrderSnapshot), v: 2, charges });
}

/** All that is still in the store leaves now: the room is free, and so are the hours of trucks that need not come. */
export async function endStay(inside: Queries, modes: ServerModes, order: Ending, now: Date): Promise<void> {
  const { mode, snapshot } = readOrder(modes, order);
  const { orderNo } = order;
  const collecting = mode.after?.collect;
  if (!collecting) return;
  const all = (await leavingsOf(inside, [orderNo])).get(orderNo) ?? [];
  const open = all.filter(({ leftAt }) => leftAt === null).map(({ code }) => code);
  await giveBackPart(inside, orderNo, await removeLeavings(inside, orderNo, open));
  const gone = all.filter(({ leftAt }) => leftAt !== null);
  const rest = restOf(collecting.ordered(snapshot), gone);
  const at = now.toISOString();
  const last = { ...rest, code: '', at, plateNo: '', driverName: '', leftAt: at };
  await chargeAnew(inside, modes, order, [...gone, last]);
  await leave(inside, [orderNo]);
}

const told = ({ code, at, plateNo, ...load }: Leaving): OpenLeaving => ({
  code,
  told: `${plateNo} ${leavingText({ ...load, at: momentIn(at) ?? 0 })}`,
});

/** The trucks that have still to collect the goods of these orders. */
export async function openLeavings(
  queries: Queries,
  orders: readonly Pick<HeldOrder, 'orderNo' | 'state'>[],
): Promise<Map<string, OpenLeaving[]>> {
  const stored = orders.filter(({ state }) => state === STAYS_IN).map(({ orderNo }) => orderNo);
  const booked = await leavingsOf(queries, stored);
  return new Map([...booked].map(([orderNo, all]) => [orderNo, all.filter(({ leftAt }) => leftAt === null).map(told)]));
}

/** The store reports that a truck has left with its part; with the last part the order is done. */
export const collectedWith =
  ({ database, moment, notify, modes, sold, carryOn }: AfterDeps) =>
  async ({ orderNo, code }: { orderNo: string; code: string }): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const { mode, snapshot } = readOrder(modes, order);
      const now = await moment(inside);
      const collecting = mode.after?.collect;
      if (!collecting || order.state !== STAYS_IN || !(await noteLeft(inside, orderNo, code, now)))
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      const all = (await leavingsOf(inside, [orderNo])).get(orderNo) ?? [];
      const gone = all.filter(({ leftAt }) => leftAt !== null);
      const said = (await arrivalsOf(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;
      const came = collecting.came(snapshot, order.gateCodes, said);
      const rest = restOf(came.load, gone);
      const isDone = isNothing(rest) && !came.isMore;
      const left = all.find((one) => one.code === code);
      const note = left ? leavingText({ ...left, at: momentIn(left.at) ?? 0 }) : null;
      await remember(inside, orderNo, [{ event: LEFT, from: STAYS_IN, to: STAYS_IN }], { now, byUser: null, note });
      // What has not come yet keeps its place.
      const held = restOf(collecting.ordered(snapshot), gone);
      await keepLess(inside, orderNo, (body) => collecting.kept(body, held));
      await chargeAnew(inside, modes, order, gone);
      if (isDone) await carryOn(inside, { order, event: 'completed', now });
      return { phone: order.phone, now, text: leftText(orderNo, note ?? '', rest) };
    });
    sold.stale();
    await notify({ phone: said.phone, text: said.text, sentAt: said.now });
  };
