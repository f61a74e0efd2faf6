/** @module-tag locks */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { prolongStay } from '../../../../../contract/after/staying';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { WhReceipt } from '../../../../../domain/modes/wh/receipt';
import type { Charges } from '../../../../../domain/offer/charges';
import type { Money } from '../../../../../domain/values/money';
import { readNeighbours } from '../../../../../server/world/takings/neighbours';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { holdToBooks } from '../../../support/books';
import { chargedOnTop, whileCharged } from '../../../support/charged';
import { whileClosed } from '../../../support/closed';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { searchOf, soundOn } from '../support/wh';

type Answer = { days: number; outDate: string; charges: Charges; isProlonged: boolean; mostDays?: number; now?: Money };
type Stay = { tons: number; inDate: string; days: number; room?: string; city?: string; unNo?: string };
type Ordered = { person: Person; orderNo: string };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

let client = 0;

async function stored({ room = 'JXZP-A', city = '330400', ...stay }: Stay): Promise<Ordered> {
  const person = await newPerson(gateway);
  const search = searchOf({ city, pallets: 1, ...stay });
  const quote = (await locked(gateway, 'WH', { search, offerId: `W-${room}` }, person.token)) as WhQuote;
  client += 1;
  const submission = submissionOf(gateway, soundOn(quote, client), quote);
  const reply = await submitted(gateway, { id: 'WH', token: person.token }, submission);
  expect(reply, reply.message).toMatchObject({ code: CODES.success });
  const { orderNo } = reply.data;
  await gateway.database.query(`update orders set state = 'CONFIRMED' where order_no = $1`, [orderNo]);
  return { person, orderNo };
}

const asked = ({ person, orderNo }: Ordered, days: number, shownTotal: Money | null = null) =>
  gateway.post<Answer>(prolongStay.path.replace(':orderNo', orderNo), { days, shownTotal }, bearing(person.token));

const outOf = async ({ orderNo }: Ordered, room = 'JXZP-A') =>
  (await readNeighbours(gateway.database, [`W-${room}`])).find((one) => one.orderNo === orderNo)?.toDay;

it('storage extension shows its price first, continues the rent tiers, and applies once', async () => {
  const order = await stored({ tons: 12, inDate: '2026-03-10', days: 30 });
  const before = await briefOf(gateway, order.person.token, order.orderNo);
  const offered = await asked(order, 40);
  expect(offered.data).toMatchObject({ days: 40, outDate: '2026-04-19', isProlonged: false });
  expect(await outOf(order), 'nothing has been taken yet').toBe('2026-04-09');
  // ¥6.60 per ton and day for 12 tons: 30 days, then 10 at 95 per cent.
  const rent = (charges: Charges) =>
    charges.lines.filter(({ item }) => item === 'WHR').map(({ total }) => total.amount);
  expect([rent(before.charges), rent(offered.data.charges)]).toEqual([[237_600], [237_600, 75_240]]);
  const total = offered.data.charges.totalYuan;
  const dear = await asked(order, 40, { ...total, amount: total.amount - 1 });
  expect([dear.code, dear.data.now]).toEqual([CODES.priceChanged, total]);
  const answers = [await asked(order, 40, total), await asked(order, 40, total)];
  expect(answers.map(({ code, data }) => [code, data.isProlonged])).toEqual([
    [CODES.success, true],
    [CODES.success, true],
  ]);
  expect(await outOf(order)).toBe('2026-04-19');
  const after = await briefOf(gateway, order.person.token, order.orderNo);
  expect(after.charges).toEqual(offered.data.charges);
  expect(after.detail as WhReceipt).toMatchObject({ days: 40, outDate: '2026-04-19', inDate: '2026-03-10' });
  const told = after.history.filter(({ event }) => event === 'stay.prolonged');
  expect(told.map(({ note }) => note)).toEqual(['2026-04-19']);
});

it('storage extension includes the surcharge locked with the order', async () => {
  const order = await whileCharged(gateway, 'WH', () => stored({ tons: 12, inDate: '2026-06-10', days: 30 }));
  const { charges: agreed } = await briefOf(gateway, order.person.token, order.orderNo);
  const { charges } = (await asked(order, 40)).data;
  const [before, now] = [chargedOnTop(agreed), chargedOnTop(charges)];
  expect(before.charged).toEqual(before.due);
  expect(now.charged).toEqual(now.due);
  expect(now.charged).toHaveLength(1);
  expect(now.charged).not.toEqual(before.charged);
});

it('WE16: storage extension ends at the next arrival, and states the maximum', async () => {
  const far = { room: 'NTRD-A', city: '320600' };
  const first = await stored({ ...far, tons: 30, inDate: '2026-05-01', days: 30 });
  await stored({ ...far, tons: 20, inDate: '2026-06-05', days: 10 });
  const refused = await asked(first, 50);
  expect(refused).toMatchObject({
    code: CODES.soldOut,
    message: '之后的库位已被他人预约，最多可续存至 2026-06-05',
    data: { mostDays: 35 },
  });
  expect((await asked(first, 35)).data).toMatchObject({ outDate: '2026-06-05', isProlonged: false });
  expect(await outOf(first, 'NTRD-A')).toBe('2026-05-31');
});

it('storage extension is limited when later goods would reach the major hazard threshold', async () => {
  const oxide = { tons: 5, room: 'TCLG-A', city: '320500', unNo: '1280' };
  const first = await stored({ ...oxide, inDate: '2026-05-01', days: 10 });
  await stored({ ...oxide, inDate: '2026-05-20', days: 10 });
  expect(await asked(first, 25)).toMatchObject({ code: CODES.soldOut, data: { mostDays: 19 } });
});

it('storage extension is limited by incompatible later goods', async () => {
  const acid = { tons: 1, room: 'QZQG-C', city: '350500' };
  const first = await stored({ ...acid, unNo: '1789', inDate: '2026-05-01', days: 5 });
  await stored({ ...acid, unNo: '1824', inDate: '2026-05-08', days: 5 });
  expect((await asked(first, 10)).data.mostDays).toBe(7);
});

it('storage extension leaves the last tons to one of two parallel requests', async () => {
  const far = { room: 'NTRD-A', city: '320600', days: 10 };
  const two = [
    await stored({ ...far, tons: 10, inDate: '2026-08-01' }),
    await stored({ ...far, tons: 10, inDate: '2026-08-01' }),
  ];
  // The room holds 36 tons, so 16 remain free.
  await stored({ ...far, tons: 20, inDate: '2026-08-11' });
  const totals = await Promise.all(two.map(async (one) => (await asked(one, 20)).data.charges.totalYuan));
  const answers = await Promise.all(two.map((one, at) => asked(one, 20, totals[at])));
  expect(answers.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.soldOut].toSorted());
  const ends = await Promise.all(two.map((one) => outOf(one, 'NTRD-A')));
  expect(new Set(ends)).toEqual(new Set(['2026-08-11', '2026-08-21']));
  await holdToBooks(gateway.database);
});

it('storage extension is refused to others, for shorter stays, and after departure', async () => {
  const order = await stored({ tons: 1, inDate: '2026-07-01', days: 10 });
  const stranger = await newPerson(gateway);
  expect((await asked({ ...order, person: stranger }, 12)).status).toBe(404);
  expect((await asked(order, 9)).code).toBe(CODES.orderRefused);
  expect((await asked(order, 3651)).code).not.toBe(CODES.success);
  await gateway.database.query(`update orders set state = 'UNDER_REVIEW' where order_no = $1`, [order.orderNo]);
  expect((await asked(order, 12)).code).toBe(CODES.moveRefused);
});

it('storage extension is refused for days on which the warehouse is closed', async () => {
  const order = await stored({ tons: 3, inDate: '2026-03-11', days: 12 });
  const closed = { place: 'JXZP', from: '2026-03-24', until: '2026-03-29' };
  const refused = await whileClosed(gateway, closed, () => asked(order, 18));
  expect(refused).toMatchObject({
    code: CODES.orderRefused,
    message: '不能续存：JXZP 3月24日至3月29日停收货物：台风',
  });
  expect((await asked(order, 18)).data).toMatchObject({ days: 18, isProlonged: false });
});
