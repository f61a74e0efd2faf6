import { CODES } from '../../../contract/wire/envelope';
import { goodsLookup } from '../../../domain/goods/identity';
import type { Offer, Quote } from '../../../domain/offer/offer';
import { acceptedBeside } from '../../../domain/order/mode/closed';
import { roomFindings, isSoldOut, findShortage, type Room } from '../../../domain/order/findings/room';
import type { OrderForm } from '../../../domain/order/form/form';
import { payablePrice } from '../../../domain/order/money/priced';
import { couponStore } from '../coupons/store';
import { Refusal } from '../../base/http/refusal';
import type { Database } from '../../base/database/database';
import type { BookedMode } from '../../trade/modes/mode';
import type { QuoteTerms } from '../../trade/quotes/for-orders';
import { ORDER_MESSAGES as messages } from '../orders/messages';
import type { Moment } from '../orders/moment';
import type { ReplacedOffer, OrdersOutside } from '../orders/outside';

const notEnough = (room: Room) =>
  new Refusal(CODES.soldOut, messages.roomShort(findShortage(room)), { data: { reason: 'roomShort', given: {} } });

type Deps = Pick<OrdersOutside, 'quotes' | 'identityOf' | 'instead'> & { database: Database; moment: Moment };
type Asking = { userId: string; mode: BookedMode; quote: Quote; form: OrderForm };

/** Another offer at a locked price: one press opens it with the form. */
type LockedWay = Offer & { quoteId: string };

const OF_ROOM: readonly unknown[] = ['soldOut', 'roomShort'];

export function createOrderWays({ database, moment, quotes, identityOf, instead }: Deps) {
  const lock = (priced: QuoteTerms, userId: string) => database.tx((inside) => quotes.keep(inside, priced, userId));

  async function forForm(
    asking: Asking,
    { search, offerId, way }: ReplacedOffer & { way?: Offer },
  ): Promise<LockedWay[]> {
    const { userId, quote, form } = asking;
    const { order } = asking.mode;
    const found = await quotes.offerNow(quote.mode, search, offerId);
    if (!found?.rates) return [];
    const { offer, takers, rates } = found;
    const held = { ...quote, quoteId: offerId, search, offer, takers, rates };
    const followed = order.quoted(form, held);
    const at = order.fit.offered(followed, held);
    const { goodsOf } = goodsLookup(identityOf);
    const now = (await database.tx(moment)).getTime();
    const { level } = acceptedBeside(order, followed, { now, quote: at, goodsOf, identityOf });
    if (level === 'BLOCK') return [];
    const coupons = await couponStore(database).ownedBy(userId, new Date(now));
    const priced = payablePrice({ mode: order, form: followed, quote: at, goodsOf }, coupons, now);
    if (!priced) return [];
    const quoteId = await lock({ mode: quote.mode, search, offer, rates, takers }, userId);
    return [{ ...(way ?? offer), price: { charges: priced.charges, units: [] }, quoteId }];
  }

  async function waysFor(asking: Asking): Promise<LockedWay[]> {
    const { mode, quote, form, userId } = asking;
    const smaller = await instead[quote.mode]?.(quote, userId);
    if (smaller) return (await Promise.all(smaller.map((one) => forForm(asking, one)))).flat();
    const asked = mode.asked(form, quote);
    const lists = await Promise.all(asked.map((one) => quotes.alternatives(quote.mode, one, form.offerId)));
    const [first = [], ...others] = lists;
    const all = first.filter(({ offerId }) => others.every((list) => list.some((one) => one.offerId === offerId)));
    return (
      await Promise.all(all.map((way) => forForm(asking, { search: asked[0], offerId: way.offerId, way })))
    ).flat();
  }

  async function reworded({ message, data }: Refusal, { mode, quote, form }: Asking) {
    const told = data as { reason?: unknown };
    if (!OF_ROOM.includes(told.reason)) return { message, told };
    const room = mode.order.fit.room(form, await quotes.leftNow(quote));
    if (roomFindings(room).length === 0 || isSoldOut(room)) return { message, told };
    const short = notEnough(room);
    return { message: short.message, told: short.data as object };
  }

  return async (refusal: Refusal, asking: Asking): Promise<Refusal> => {
    const [{ message, told }, ways] = await Promise.all([reworded(refusal, asking), waysFor(asking)]);
    return new Refusal(refusal.code, message, { data: { ...told, ways } });
  };
}
