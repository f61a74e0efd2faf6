import type { ReplyOf, RequestOf } from '../../../../contract/wire/endpoint';
import { CODES } from '../../../../contract/wire/envelope';
import type { prolongStay } from '../../../../contract/after/staying';
import { goodsLookup } from '../../../../domain/goods/identity';
import { describeClosure } from '../../../../domain/offer/closure';
import type { Happening } from '../../../../domain/order/life/lifecycle';
import { isProlongable } from '../../../../domain/order/life/staying';
import type { Queries } from '../../../base/database/database';
import { notFoundFault, Refusal } from '../../../base/http/refusal';
import type { HeldNow } from '../../../trade/modes/mode';
import { checkShownCharges } from '../../orders/charges';
import { appendHistory } from '../../orders/history';
import { storeAmended } from '../../orders/keep-anew';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderSnapshot } from '../../orders/order';
import { readHeldNow } from '../../orders/placing';
import { readOrder, type ReadOrder } from '../../orders/snapshot';
import { orderStore } from '../../orders/store';
import { stayUntil } from '../../../world/takings/neighbours';
import { takeTurns } from '../../../world/takings/turns';
import { priceChangedOrder } from '../cost';
import type { AfterDeps } from '../deps';
import type { Staying } from '../../../trade/modes/after/stay';

/** `until`: null if the room is taken from the last booked day on. */
const stayFull = (until: string | null): string =>
  until === null ? '存期之后库位已被他人预约，不能续存' : `之后的库位已被他人预约，最多可续存至 ${until}`;

const stayClosed = (said: string): string => `不能续存：${said}`;

const PROLONGED: Happening = 'stay.prolonged';

const withoutOwn = ({ inside, taken }: HeldNow, orderNo: string): HeldNow => ({
  taken,
  inside: (stockId) => inside(stockId).filter((one) => one.orderNo !== orderNo),
});

type ProlongInput = { orderNo: string; staying: Staying; snapshot: ReadOrder['snapshot']; days: number };

/** Longest stay beside later bookings, whose turn stays locked from here on. */
async function findLongestStay(inside: Queries, { orderNo, staying, snapshot, days }: ProlongInput) {
  const turns = staying.turns(snapshot);
  await takeTurns(inside, turns);
  const held = await readHeldNow(
    inside,
    turns.map(({ stockId }) => stockId),
  );
  const own = turns.flatMap(({ stockId }) => held.inside(stockId).filter((one) => one.orderNo === orderNo));
  return staying.longest(snapshot, days, withoutOwn(held, orderNo), own);
}

/** Extends a stay: room, neighbours and price change in one transaction, or not at all; and once. */
export const createProlong =
  ({ database, moment, modes, sold, closures, identityOf }: AfterDeps) =>
  (userId: string, asked: RequestOf<typeof prolongStay>): Promise<ReplyOf<typeof prolongStay>> =>
    database
      .tx(async (inside) => {
        const { orderNo, days, shownTotal } = asked;
        const order = await orderStore(inside).hold(userId, orderNo);
        if (!order) throw notFoundFault();
        const { mode, snapshot } = readOrder(modes, order);
        const staying = mode.after?.stay;
        if (!staying || !isProlongable(order.state)) throw new Refusal(CODES.moveRefused, messages.moveRefused);
        const before = staying.days(snapshot);
        if (days < before) throw new Refusal(CODES.orderRefused, messages.stayShorter);
        const room = await findLongestStay(inside, { orderNo, staying, snapshot, days });
        // The earlier answer may have been lost: a request for the present days is confirmed.
        if (days === before) return { days, outDate: room.outDate, charges: snapshot.charges, isProlonged: true };
        if (room.days < days) {
          const more = { reason: 'stayFull', given: {}, mostDays: room.days };
          throw new Refusal(CODES.soldOut, stayFull(room.days > before ? room.outDate : null), { data: more });
        }
        const form = staying.prolonged(snapshot, days);
        const quote = mode.order.fit.offered(form, snapshot.quote);
        const closed = (await closures.closedNow(inside))({ form, offer: quote.offer });
        if (closed)
          throw new Refusal(CODES.orderRefused, stayClosed(describeClosure(closed)), { data: { reason: 'closed' } });
        const offered = await priceChangedOrder(inside, modes, order, { form, quote, ...goodsLookup(identityOf) });
        if (shownTotal === null && offered)
          return { days, outDate: room.outDate, charges: offered, isProlonged: false };
        const charges = checkShownCharges(offered, shownTotal ?? { amount: 0, currency: '' });
        await stayUntil(inside, { orderNo, stockId: room.stockId, toDay: room.outDate });
        await storeAmended(inside, orderNo, { ...(snapshot as OrderSnapshot), v: 2, form, quote, charges });
        const step = { event: PROLONGED, from: order.state, to: order.state };
        const told = { now: await moment(inside), byUser: userId, note: room.outDate };
        await appendHistory(inside, orderNo, [step], told);
        return { days, outDate: room.outDate, charges, isProlonged: true };
      })
      .finally(sold.stale);
