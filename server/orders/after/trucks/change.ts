import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { changeTruck } from '../../../../contract/after/trucks';
import { goodsLookup } from '../../../../domain/goods/identity';
import type { OrderFacts } from '../../../../domain/order/form/facts';
import type { OrderForm } from '../../../../domain/order/form/form';
import { describeClosure } from '../../../../domain/offer/closure';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { mayChangeTrucks } from '../../../../domain/order/trucks/truck';
import type { Queries } from '../../../base/database/database';
import { drawCode } from '../../../base/draw-number';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import type { PlacementRefusal } from '../../../trade/modes/mode';
import { checkShownCharges } from '../../orders/charges';
import { appendHistory } from '../../orders/history';
import { storeAmended, holdMore } from '../../orders/keep-anew';
import { faultyOrder, ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow, OrderSnapshot } from '../../orders/order';
import { placementRefusal } from '../../orders/placing';
import { type ReadOrder, readOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { giveBack, giveBackPart } from '../../../world/takings/give-back';
import { takeStock } from '../../../world/takings/take';
import type { AfterDeps } from '../deps';
import { hourClosed } from './messages';

const CHANGED: Happening = 'truck.changed';
const SOLD_OUT: PlacementRefusal = { refused: 'soldOut' };
const GONE: PlacementRefusal = { refused: 'slotTaken' };

type Changing = { order: OrderRow; read: ReadOrder; at: number; now: Date };

/** True while the truck is far enough off and the order holds its takings. */
function changeable({ order, read: { mode, snapshot }, at, now }: Changing): boolean {
  const until = mode.after?.trucks?.openUntil(snapshot, at) ?? null;
  const isHeld = mayChangeTrucks(order.state, mode.after?.trucks?.inParts) && order.offerLapsedAt === null;
  return isHeld && until !== null && Date.parse(until) > now.getTime();
}

/**
 * Checks only hours and trucks: the other fields were judged at submission. Another truck's past hour blocks no change.
 */
function judgeTrucks({ mode, snapshot }: ReadOrder, at: number, form: OrderForm, facts: OrderFacts): void {
  const about = (judged: OrderForm) =>
    mode.order.faults(judged, facts).filter((fault) => mode.after?.trucks?.isAbout(fault));
  const before = new Set(about(snapshot.form).map(({ path, code }) => `${path} ${code}`));
  // Forms without a list of trucks have one truck, so every truck fault is its own.
  const isOwn = (path: string) => !('inbound' in form) || path.startsWith(`inbound.${at}.`);
  const faults = about(form).filter(({ path, code }) => isOwn(path) || !before.has(`${path} ${code}`));
  if (faults.length > 0) throw new Refusal(CODES.orderRefused, faultyOrder(faults.length), { data: { faults } });
}

/**
 * Locks old and new stocks together in the common lock order before changing any: releasing first would lock in two
 * rounds, and two exchanging orders could deadlock.
 */
async function exchanged(inside: Queries, orderNo: string, { mode, snapshot: was }: ReadOrder, form: OrderForm) {
  const { stock } = mode;
  const trucks = mode.after?.trucks;
  const takes = (one: OrderForm) =>
    trucks?.takes?.(one, was.quote) ?? ('takes' in stock ? stock.takes(one, was.quote) : null);
  const [held, wanted] = [takes(was.form), takes(form)];
  // Neighbouring goods do not depend on the carrier.
  if (!held || !wanted) return was.takings;
  await takeStock(
    inside,
    [...held, ...wanted].map((one) => ({ ...one, amount: 0, most: Number.MAX_SAFE_INTEGER })),
  );
  // The order's other takings and neighbours stay.
  if (trucks?.takes) await giveBackPart(inside, orderNo, held);
  else await giveBack(inside, [orderNo]);
  if (!(await takeStock(inside, wanted)))
    throw placementRefusal('takes' in stock ? (stock.gone ?? SOLD_OUT) : GONE, mode);
  await holdMore(inside, orderNo, wanted);
  return wanted;
}

/**
 * Moves a truck to another hour or replaces it: the new hour is taken before the old one is freed, and the code is new.
 */
export const createChangeTruck =
  ({ database, moment, modes, sold, closures, identityOf }: AfterDeps) =>
  (
    userId: string,
    { orderNo, at, truck, shownTotal }: RequestOf<typeof changeTruck>,
  ): Promise<ReplyOf<typeof changeTruck>> =>
    database
      .tx(async (inside) => {
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const now = await moment(inside);
        const read = readOrder(modes, order);
        const { mode, snapshot } = read;
        const form = mode.after?.trucks?.changed(snapshot, at, truck) ?? null;
        if (form === null || !changeable({ order, read, at, now }))
          throw new Refusal(CODES.moveRefused, messages.moveRefused);
        const quote = mode.order.fit.offered(form, snapshot.quote);
        judgeTrucks(read, at, form, { now: now.getTime(), quote, ...goodsLookup(identityOf) });
        const was = { form: snapshot.form, offer: snapshot.quote.offer };
        const closed = (await closures.closedNow(inside))({ form, offer: quote.offer }, was);
        if (closed)
          throw new Refusal(CODES.orderRefused, hourClosed(describeClosure(closed)), { data: { reason: 'closed' } });
        // Another truck is free of charge, whatever changed meanwhile: the agreed price stays.
        const charges = checkShownCharges(snapshot.charges, shownTotal);
        const takings = await exchanged(inside, orderNo, read, form);
        await storeAmended(inside, orderNo, { ...(snapshot as OrderSnapshot), v: 2, form, quote, charges, takings });
        const code = drawCode();
        await inside.query('update orders set gate_codes[$2] = $3 where order_no = $1', [orderNo, at + 1, code]);
        const note = mode.after?.trucks?.told(form, at) ?? null;
        await appendHistory(inside, orderNo, [{ event: CHANGED, from: order.state, to: order.state }], {
          now,
          byUser: userId,
          note,
        });
        return { code };
      })
      .finally(sold.stale);
