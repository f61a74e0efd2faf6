import type { SailingSearch } from '../../../domain/offer/sailing';
import type { FclOrderForm } from '../../../domain/order/form';
import { boxesIn } from '../../../domain/order/blocks/load';
import type { Database } from '../../../server/database/database';
import { serviceLines } from '../../../server/fees/service-lines';
import { Refusal } from '../../../server/http/refusal';
import { createMarket } from '../../../server/market/market';
import { priceOf } from '../../../server/orders/price';
import { quotesForOrders } from '../../../server/quotes/orders-side';
import { watchTakings } from '../../../server/takings/watch';
import { chanceFrom } from './chance';

const NOW = Date.parse('2026-11-21T04:00:00Z');
const LANES = ['SGSIN', 'SGSIN', 'NLRTM', 'USLAX', 'BRSSZ', 'JPTYO'];

const clock = { now: () => NOW };
/** Nothing is booked. */
const empty = { query: async () => [] } as unknown as Database;
const market = createMarket({ clock, sold: watchTakings(empty, clock) });
const quotes = quotesForOrders({ clock, market, serviceLines });

type Lane = Pick<SailingSearch, 'orgPortCode' | 'dstPortCode'>;
const sailings = new Map<string, string[]>();

async function sailingsOn(lane: Lane): Promise<string[]> {
  const known = sailings.get(lane.dstPortCode);
  if (known) return known;
  const search = { ...lane, isDanger: 'N' as const, boxes: [{ type: '20GP' as const, count: 1 }] };
  const { offers } = await market.schedule({ ...search, days: 56 });
  const ids = offers.map((offer) => offer.known.lasting.sailingId);
  sailings.set(lane.dstPortCode, ids);
  return ids;
}

/** What the gateway would ask for a form of this number, by a quote that is right for it, or was for something else. */
export async function chargedAt(number: number, form: FclOrderForm): Promise<unknown> {
  const chance = chanceFrom(number * 31);
  const lane = { orgPortCode: 'CNSHA', dstPortCode: chance.oneOf(LANES) };
  const boxes = boxesIn(form.boxes);
  const isOther = chance.isBelow(0.3);
  const unNo = form.goods.map((row) => row.unNo).find((typed) => /^\d{4}$/.test(typed)) ?? '1230';
  const search: SailingSearch = {
    ...lane,
    isDanger: form.isDanger,
    ...(form.isDanger === 'Y' && { unNo: isOther ? '1090' : unNo }),
    boxes: isOther || boxes.length === 0 ? [{ type: '40HQ', count: 1 }] : boxes,
  };
  const sailingId = chance.oneOf(await sailingsOn(lane));
  const sailing = await market.sailing(search, sailingId);
  if (!sailing?.price) return 'no price';
  const quote = { quoteId: 'Q1', search, sailing: { ...sailing, price: sailing.price }, lockedUntil: new Date(NOW) };
  return priceOf(quotes, { quote, form, boxes }).catch((error: unknown) => {
    if (error instanceof Refusal) return error.code;
    throw error;
  });
}
