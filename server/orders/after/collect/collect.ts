import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { bookLeaving, dropLeaving } from '../../../../contract/after/leaving';
import { normalisePlate } from '../../../../domain/order/trucks/truck-fields';
import type { LeavingTruck, Load, TypedLeaving } from '../../../../domain/order/trucks/leaving';
import { readArrivalTime, leavingFaults, readLoad } from '../../../../domain/order/trucks/leaving-faults';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { STAYS_IN } from '../../../../domain/order/life/staying';
import { parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { drawCode } from '../../../base/draw-number';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import { appendHistory } from '../../orders/history';
import { faultyOrder, ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow } from '../../orders/order';
import type { OrdersOutside } from '../../orders/outside';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { giveBackPart } from '../../../world/takings/give-back';
import { takeStock } from '../../../world/takings/take';
import { readTaken } from '../../../world/takings/taken';
import type { AfterDeps } from '../deps';
import { readArrivals } from '../trucks/arrivals';
import { addLeaving, readLeavings, removeLeavings } from './leavings';
import { leavingText } from './messages';

const BOOKED: Happening = 'leaving.booked';
const DROPPED: Happening = 'leaving.dropped';

async function holdStored(inside: Queries, modes: OrdersOutside['modes'], userId: string, orderNo: string) {
  const order = await orderStore(inside).hold(userId, orderNo);
  if (!order) throw notFoundFault();
  const { mode, snapshot } = readOrder(modes, order);
  const collecting = mode.after?.collect;
  if (!collecting || order.state !== STAYS_IN) throw new Refusal(CODES.moveRefused, messages.moveRefused);
  const booked = (await readLeavings(inside, [orderNo])).get(orderNo) ?? [];
  const said = (await readArrivals(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;
  return { order, snapshot, collecting, booked, came: collecting.came(snapshot, order.gateCodes, said).load };
}

/** The answer to a booking may have been lost: same truck, hour and load is the same booking. */
const sameAs = (
  booked: readonly LeavingTruck[],
  typed: TypedLeaving,
  at: number,
  load: Load,
): LeavingTruck | undefined =>
  booked.find(
    (one) =>
      parseMoment(one.at) === at &&
      normalisePlate(one.plateNo) === normalisePlate(typed.plateNo) &&
      one.tons === load.tons &&
      one.pallets === load.pallets,
  );

type CollectFacts = Pick<ReadOrder, 'snapshot'> & Pick<Awaited<ReturnType<typeof holdStored>>, 'collecting' | 'came'>;

/** Takes a gate hour; if it is full, refuses with the remaining capacity of that day's other hours. */
async function takeHour(inside: Queries, { snapshot, collecting, came }: CollectFacts, { day, slot }: TypedLeaving) {
  const taking = collecting.gate(snapshot, day, slot);
  if (await takeStock(inside, [taking])) return taking;
  const ids = collecting.terms(snapshot, came, [], 0).slots.map((one) => collecting.gate(snapshot, day, one).stockId);
  const slots = collecting.left(snapshot, day, await readTaken(inside, ids));
  throw new Refusal(CODES.soldOut, messages.slotTaken, { data: { reason: 'slotTaken', given: {}, slots } });
}

const heldAs = ({ state }: Pick<OrderRow, 'state'>, event: Happening) => [{ event, from: state, to: state }];

/** Books a collecting truck: the stored goods and the gate hour are taken in one transaction. */
export const createBookLeaving =
  ({ database, moment, modes, sold }: AfterDeps) =>
  (userId: string, { orderNo, typed }: RequestOf<typeof bookLeaving>): Promise<ReplyOf<typeof bookLeaving>> =>
    database
      .tx(async (inside) => {
        const { order, snapshot, collecting, booked, came } = await holdStored(inside, modes, userId, orderNo);
        const now = await moment(inside);
        const [at, load] = [readArrivalTime(typed), readLoad(typed)];
        const same = at !== null && load !== null ? sameAs(booked, typed, at, load) : undefined;
        if (same) return { code: same.code };
        const faults = leavingFaults(typed, collecting.terms(snapshot, came, booked, now.getTime()), now.getTime());
        const count = Object.keys(faults).length;
        if (count > 0 || at === null || load === null)
          throw new Refusal(CODES.orderRefused, faultyOrder(count), { data: { reason: 'leaving', faults } });
        const { stockId, measure, amount } = await takeHour(inside, { snapshot, collecting, came }, typed);
        const code = drawCode();
        const taking = { stockId, measure, amount };
        await addLeaving(inside, { ...load, code, orderNo, comesAt: at, truck: typed, taking, now });
        const note = leavingText({ at, ...load });
        await appendHistory(inside, orderNo, heldAs(order, BOOKED), { now, byUser: userId, note });
        return { code };
      })
      .finally(sold.stale);

/** Cancels a booking and frees its hour at once. */
export const createDropLeaving =
  ({ database, moment, modes, sold }: AfterDeps) =>
  (userId: string, { orderNo, code }: RequestOf<typeof dropLeaving>): Promise<ReplyOf<typeof dropLeaving>> =>
    database
      .tx(async (inside) => {
        const { order, booked } = await holdStored(inside, modes, userId, orderNo);
        const now = await moment(inside);
        const found = booked.find((one) => one.code === code);
        const given = await removeLeavings(inside, orderNo, [code]);
        // A repeated request for a finished cancellation gets the same answer.
        if (given.length === 0 && found) throw new Refusal(CODES.moveRefused, messages.moveRefused);
        if (!found) return { code };
        await giveBackPart(inside, orderNo, given);
        const note = leavingText({ ...found, at: parseMoment(found.at) ?? 0 });
        await appendHistory(inside, orderNo, heldAs(order, DROPPED), { now, byUser: userId, note });
        return { code };
      })
      .finally(sold.stale);
