import { CODES } from '../../../../contract/wire/envelope';
import {
  departedParts,
  isNothing,
  remainingLoad,
  type LeavingTruck,
  type Load,
} from '../../../../domain/order/trucks/leaving';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { isPlate, normalisePlate } from '../../../../domain/order/trucks/truck-fields';
import { type ResultParts, NOTHING_AFTERWARDS } from '../../../../domain/order/receipt/result';
import { STAYS_IN } from '../../../../domain/order/life/staying';
import { parseMoment } from '../../../../domain/values/moments';
import type { Queries } from '../../../base/database/database';
import { badRequest, Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { type HeldOrder, holdOrder } from '../../orders/held';
import { appendHistory } from '../../orders/history';
import { storeAmended } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readOrder } from '../../orders/snapshot';
import { giveBackPart } from '../../../world/takings/give-back';
import { keepLess, leaveSharedStocks } from '../../../world/takings/neighbours';
import { costWithout } from '../cost';
import type { AfterDeps, StayEnd } from '../deps';
import { readArrivals } from '../trucks/arrivals';
import { readLeavings, recordLeft, type OpenLeaving, removeLeavings } from './leavings';
import { leavingText, leftText } from './messages';

const LEFT: Happening = 'goods.left';

type Ending = Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>;
type InStore = Ending & Pick<HeldOrder, 'gateCodes'>;

const NO_LOAD: Load = { tons: 0, pallets: 0 };

/** Departed goods pay no rent from that day on; the agreed price falls accordingly. */
async function chargeAnew(inside: Queries, modes: ServerModes, order: Ending, leavings: readonly LeavingTruck[]) {
  const { snapshot } = readOrder(modes, order);
  const charges = await costWithout(inside, modes, order, departedParts(leavings));
  if (charges) await storeAmended(inside, order.orderNo, { ...(snapshot as OrderSnapshot), v: 2, charges });
}

const RECEIPT = /^.{4,40}$/;

function remainingInStore(
  modes: ServerModes,
  order: InStore,
  said: ResultParts['arrivals'],
  leavings: readonly LeavingTruck[],
) {
  const { mode, snapshot } = readOrder(modes, order);
  const collecting = mode.after?.collect;
  if (!collecting) return null;
  const came = collecting.came(snapshot, order.gateCodes, said);
  const gone = leavings.filter(({ leftAt }) => leftAt !== null);
  return { ...came, gone, rest: remainingLoad(came.load, gone) };
}

function describeStayEnd(rest: Load, ended: StayEnd | undefined): string {
  if (!ended || !RECEIPT.test(ended.settled)) throw badRequest(messages.unsettled, 'settled');
  const settled = messages.settled(ended.settled);
  if (isNothing(rest)) return settled;
  if (ended.tons !== rest.tons) throw badRequest(messages.restOtherwise(rest.tons), 'tons');
  if (!isPlate(ended.plateNo)) throw badRequest(messages.plateNeeded, 'plateNo');
  return `${messages.taken(normalisePlate(ended.plateNo), rest.tons)}；${settled}`;
}

export async function endStay(
  inside: Queries,
  modes: ServerModes,
  order: InStore,
  { ended, now }: { ended: StayEnd | undefined; now: Date },
): Promise<string | null> {
  const { mode, snapshot } = readOrder(modes, order);
  const { orderNo } = order;
  const collecting = mode.after?.collect;
  if (!collecting) return null;
  const all = (await readLeavings(inside, [orderNo])).get(orderNo) ?? [];
  const said = (await readArrivals(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;
  const stored = remainingInStore(modes, order, said, all);
  const told = describeStayEnd(stored?.rest ?? NO_LOAD, ended);
  const open = all.filter(({ leftAt }) => leftAt === null).map(({ code }) => code);
  await giveBackPart(inside, orderNo, await removeLeavings(inside, orderNo, open));
  const gone = all.filter(({ leftAt }) => leftAt !== null);
  const rest = remainingLoad(collecting.ordered(snapshot), gone);
  const at = now.toISOString();
  const last = { ...rest, code: '', at, plateNo: '', driverName: '', leftAt: at };
  await chargeAnew(inside, modes, order, [...gone, last]);
  await leaveSharedStocks(inside, [orderNo]);
  return told;
}

const describeLeaving = ({ code, at, plateNo, ...load }: LeavingTruck): OpenLeaving => ({
  code,
  told: `${plateNo} ${leavingText({ ...load, at: parseMoment(at) ?? 0 })}`,
});

type StoredHere = { leavings: OpenLeaving[]; inside: Load | null };

export async function storedHere(
  queries: Queries,
  modes: ServerModes,
  orders: readonly (Ending & Pick<HeldOrder, 'state'>)[],
): Promise<Map<string, StoredHere>> {
  const stored = orders.filter(({ state }) => state === STAYS_IN);
  const orderNos = stored.map(({ orderNo }) => orderNo);
  const booked = await readLeavings(queries, orderNos);
  const said = await readArrivals(queries, orderNos);
  const rows = await queries.query<{ orderNo: string; gateCodes: string[] }>(
    'select order_no as "orderNo", gate_codes as "gateCodes" from orders where order_no = any($1)',
    [orderNos],
  );
  const codes = new Map(rows.map(({ orderNo, gateCodes }) => [orderNo, gateCodes]));
  return new Map(
    stored.map((order) => {
      const all = booked.get(order.orderNo) ?? [];
      const here = { ...order, gateCodes: codes.get(order.orderNo) ?? [] };
      const arrivals = said.get(order.orderNo) ?? NOTHING_AFTERWARDS.arrivals;
      const inside = remainingInStore(modes, here, arrivals, all)?.rest ?? null;
      return [order.orderNo, { leavings: all.filter(({ leftAt }) => leftAt === null).map(describeLeaving), inside }];
    }),
  );
}

/** Records a truck's departure with its part; the last part frees the room. */
export const createCollected =
  ({ database, moment, notify, modes, sold }: AfterDeps) =>
  async ({ orderNo, code }: { orderNo: string; code: string }): Promise<void> => {
    const said = await database.tx(async (inside) => {
      const order = await holdOrder(inside, orderNo);
      const { mode, snapshot } = readOrder(modes, order);
      const now = await moment(inside);
      const collecting = mode.after?.collect;
      if (!collecting || order.state !== STAYS_IN || !(await recordLeft(inside, orderNo, code, now)))
        throw new Refusal(CODES.moveRefused, messages.moveRefused);
      const all = (await readLeavings(inside, [orderNo])).get(orderNo) ?? [];
      const said = (await readArrivals(inside, [orderNo])).get(orderNo) ?? NOTHING_AFTERWARDS.arrivals;
      const { rest, gone, isMore } = remainingInStore(modes, order, said, all) ?? {
        rest: NO_LOAD,
        gone: [],
        isMore: false,
      };
      const left = all.find((one) => one.code === code);
      const note = left ? leavingText({ ...left, at: parseMoment(left.at) ?? 0 }) : null;
      await appendHistory(inside, orderNo, [{ event: LEFT, from: STAYS_IN, to: STAYS_IN }], {
        now,
        byUser: null,
        note,
      });
      // Goods not yet arrived keep their place.
      const held = remainingLoad(collecting.ordered(snapshot), gone);
      await keepLess(inside, orderNo, (body) => collecting.kept(body, held));
      await chargeAnew(inside, modes, order, gone);
      // The room is free at once; the order ends after the settlement.
      if (isNothing(rest) && !isMore) await leaveSharedStocks(inside, [orderNo]);
      return { phone: order.phone, now, text: leftText(orderNo, note ?? '', rest) };
    });
    sold.stale();
    await notify({ phone: said.phone, text: said.text, sentAt: said.now });
  };
