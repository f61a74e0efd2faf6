import { CODES } from '../../../../contract/wire/envelope';
import { mayBeMissed, mayHaveCome, NOT_SEEN } from '../../../../domain/order/trucks/arrival';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { truckKey } from '../../../../domain/order/papers/papers';
import { parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { type HeldOrder, holdOrder } from '../../orders/held';
import { appendHistory } from '../../orders/history';
import { storeAmended } from '../../orders/keep-anew';
import { holdToPapers } from '../../orders/sent-off';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import type { AfterDeps } from '../deps';
import { giveUp } from '../give-up';
import { readArrivals, chargedAnew, type GateTruck, noteArrival, awaitedTrucks } from './arrivals';
import { missedText, noneCameText, truckText } from './messages';

type DeskArrival = { orderNo: string; code: string; hasCome: boolean };

const CAME: Happening = 'truck.came';
const MISSED: Happening = 'truck.missed';

async function chargeAnew(inside: Queries, modes: ServerModes, order: HeldOrder): Promise<void> {
  const { snapshot } = readOrder(modes, order);
  const said = (await readArrivals(inside, [order.orderNo])).get(order.orderNo) ?? new Map();
  const charges = chargedAnew(modes, order, snapshot.charges, said);
  await storeAmended(inside, order.orderNo, { ...(snapshot as OrderSnapshot), v: 2, charges });
}

type ArrivalFacts = { order: HeldOrder; trucks: readonly GateTruck[]; truck: GateTruck; now: Date };

/**
 * A missed truck is charged only once another has come or may still come. If none came, the order is cancelled without
 * truck charges.
 */
async function miss(inside: Queries, deps: AfterDeps, { order, trucks, truck, now }: ArrivalFacts): Promise<string> {
  const isLast = trucks.every((one) => one === truck || one.missedAt !== null);
  const told = truckText(truck);
  if (!isLast) await chargeAnew(inside, deps.modes, order);
  else await giveUp(inside, deps, order, { now, note: messages.noneCame });
  const { mode } = readOrder(deps.modes, order);
  return isLast
    ? noneCameText(order.orderNo)
    : missedText(order.orderNo, told, Boolean(mode.after?.trucks?.arriving?.fee));
}

/** Records a gate report; a truck that comes late after all is not charged as missed. */
export const createArrive =
  (deps: AfterDeps) =>
  async ({ orderNo, code, hasCome }: DeskArrival): Promise<void> => {
    const { database, moment, modes, notify, sold } = deps;
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const now = await moment(inside);
      const trucks = awaitedTrucks(modes, order, (await readArrivals(inside, [orderNo])).get(orderNo));
      const truck = trucks.find((one) => one.code === code);
      const mayBe = hasCome ? mayHaveCome : mayBeMissed;
      if (!truck || !mayBe(parseMoment(truck.dueAt) ?? 0, truck, now.getTime()))
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      if (hasCome) {
        const others = trucks
          .filter((one) => one.plateNo !== truck.plateNo)
          .map(({ plateNo, no }) => truckKey(plateNo, no));
        await holdToPapers(inside, modes, order, 'CARGO_IN', others);
      }
      const at = now.toISOString();
      await noteArrival(inside, orderNo, code, { ...NOT_SEEN, ...(hasCome ? { cameAt: at } : { missedAt: at }) });
      const { state, phone } = order;
      const steps = [{ event: hasCome ? CAME : MISSED, from: state, to: state }];
      await appendHistory(inside, orderNo, steps, { now, byUser: null, note: truckText(truck) });
      if (!hasCome) return { phone, now, text: await miss(inside, deps, { order, trucks, truck, now }) };
      if (truck.missedAt !== null) await chargeAnew(inside, modes, order);
      return null;
    });
    sold.stale();
    if (said) await notify({ phone: said.phone, text: said.text, sentAt: said.now });
  };
