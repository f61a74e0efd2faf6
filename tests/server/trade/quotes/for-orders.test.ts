import { quoteFcl } from '../../../../contract/modes/fcl/quote';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { quoteById } from '../../../../contract/offers/quotes';
import type { FclQuote as Quote } from '../../../../domain/modes/fcl/quote';
import type { Sailing } from '../../../../domain/offer/sailing';
import { bearing, newPerson, type Person } from '../../people/identity/support/person';
import { allOf, detailOf, firstOf, METHANOL } from '../sea/support/ask';
import { takeStock as takeOf } from '../../../../server/world/takings/take';
import { boxesOf, returned, sell } from '../../support/books';
import { openTestGateway, type TestGateway } from '../../support/gateway';

const DAY = 86_400_000;
const ORDER = 'FC260302ABCDEF';

let one: TestGateway;
let two: TestGateway;
let person: Person;
let userId: string;

beforeAll(async () => {
  one = await openTestGateway();
  two = await openTestGateway({ database: one.database, clock: one.clock });
  person = await newPerson(one);
  userId = (await one.identity.sessions.resolve(person.token))?.userId ?? '';
});
afterAll(() => one.close());

const open = async () => firstOf(await allOf(one, METHANOL), 'OPEN');
async function lock(token = ''): Promise<Quote> {
  const { sailingId } = await open();
  return (await one.post<Quote>(quoteFcl.path, { ...METHANOL, offerId: sailingId }, bearing(token))).data;
}
const stateOf = async ({ quoteId }: Quote, token = '') =>
  (await one.get<Quote>(quoteById.path.replace(':quoteId', quoteId), bearing(token))).data?.state;
const submit = (quoteId: string, by = userId, gateway = one) =>
  gateway.database.tx((inside) => gateway.quotes.forSubmit(inside, quoteId, by));
const use = (quoteId: string, orderNo = ORDER, gateway = one) =>
  gateway.database.tx((inside) => gateway.quotes.use(inside, { quoteId, userId, orderNo }));
async function take({ sailingId }: Pick<Sailing, 'sailingId'>, boxes: number, gateway = one) {
  const orderNo = await sell(gateway.database, boxesOf(sailingId, boxes));
  gateway.sold.stale();
  return orderNo;
}
async function giveBack(...orderNos: (string | null)[]) {
  await returned(one.database, ...orderNos);
  one.sold.stale();
}
const slotsOf = async ({ sailingId }: Sailing, gateway = one) =>
  (await detailOf(gateway, { ...METHANOL, sailingId })).data.sailing;

describe('quote for an order', () => {
  it('is available as locked until it expires', async () => {
    const { quoteId, search, offer } = await lock();
    expect(await submit(quoteId)).toMatchObject({ ok: true, quote: { quoteId, search, offer } });
    one.clock.advance(DAY);
    expect(await submit(quoteId)).toEqual({ ok: false, trouble: 'lapsed' });
    expect(await use(quoteId)).toBe(false);
  });

  it('is unavailable to others and under unknown ids', async () => {
    const { quoteId } = await lock(person.token);
    expect(await submit(quoteId, 'somebody-else')).toEqual({ ok: false, trouble: 'unknown' });
    expect(await submit('nothing')).toEqual({ ok: false, trouble: 'unknown' });
  });

  it('can be used once, and belongs to the buyer afterwards', async () => {
    const quote = await lock();
    expect([await use(quote.quoteId), await use(quote.quoteId, 'FC260302GHJKMN')]).toEqual([true, false]);
    expect(await submit(quote.quoteId)).toEqual({ ok: false, trouble: 'used', orderNo: 'FC260302ABCDEF' });
    expect([await stateOf(quote), await stateOf(quote, person.token)]).toEqual([undefined, 'USED']);
  });

  it('can be used again once its own order is gone', async () => {
    const quote = await lock();
    await use(quote.quoteId);
    const release = (orderNo: string) => one.database.tx((inside) => one.quotes.release(inside, [orderNo]));
    await release('FC260302GHJKMN');
    expect(await stateOf(quote, person.token)).toBe('USED');
    await release(ORDER);
    expect(await stateOf(quote, person.token)).toBe('LOCKED');
  });

  it('is used once by parallel requests on two gateways', async () => {
    const { quoteId } = await lock();
    const tries = Array.from({ length: 20 }, (_, at) => use(quoteId, `FC${at}`, at % 2 === 0 ? one : two));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
  });
});

describe('slots of a sailing', () => {
  it('decrease with orders, return, and close the sailing at zero', async () => {
    const sailing = await open();
    const first = await take(sailing, 3);
    expect((await slotsOf(sailing)).slots).toBe(sailing.slots - 3);
    expect(await take(sailing, sailing.slots)).toBe(null);
    const rest = await take(sailing, sailing.slots - 3);
    expect(await slotsOf(sailing)).toMatchObject({ slots: 0, state: 'SOLD_OUT' });
    await giveBack(first, rest);
    expect(await slotsOf(sailing)).toMatchObject({ slots: sailing.slots, state: 'OPEN' });
  });

  it('are sold out for a search of more boxes', async () => {
    const sailing = await open();
    const orderNo = await take(sailing, sailing.slots - 2);
    const { data } = await detailOf(one, {
      ...METHANOL,
      sailingId: sailing.sailingId,
      boxes: [{ type: '40HQ', count: 3 }],
    });
    expect(data.sailing).toMatchObject({ slots: 2, state: 'SOLD_OUT' });
    await giveBack(orderNo);
  });

  it('are not taken by a rolled-back transaction', async () => {
    const sailing = await open();
    const undone = one.database.tx(async (inside) => {
      await takeOf(inside, boxesOf(sailing.sailingId, 5));
      throw new Error('no order after all');
    });
    await expect(undone).rejects.toThrow('no order');
    expect((await slotsOf(sailing)).slots).toBe(sailing.slots);
  });

  it('are never sold twice by two gateways', async () => {
    const sailing = await open();
    const tries = Array.from({ length: 60 }, (_, at) => take(sailing, 4, at % 2 === 0 ? one : two));
    const sold = (await Promise.all(tries)).filter((orderNo) => orderNo !== null).length;
    expect(sold).toBe(Math.min(Math.floor(sailing.slots / 4), 60));
    await expect.poll(async () => (await slotsOf(sailing, two)).slots).toBe(sailing.slots - 4 * sold);
  });

  it('are zero for an unknown sailing', async () => {
    expect(await take({ sailingId: 'LYUE-CNSHA-NLRTM-260230' }, 1)).toBe(null);
  });
});
