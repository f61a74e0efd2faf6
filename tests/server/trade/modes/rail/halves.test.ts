/** @module-tag locks */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { RailForm } from '../../../../../domain/modes/rail/form';
import type { RailOffer, RailQuote } from '../../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../../domain/modes/rail/search';
import { appendHistory } from '../../../../../server/orders/orders/history';
import { railSearchOf } from '../../../../support/rail-order';
import { briefOf, locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { earlierStatements } from '../../../support/earlier';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { isBookable, soundOn, trains } from '../support/rail';

const CLIENTS = 50;

let gateway: TestGateway;
const people: Person[] = [];
beforeAll(async () => {
  gateway = await openTestGateway();
  for (let person = 0; person < CLIENTS; person += 1) people.push(await newPerson(gateway));
});
afterAll(() => gateway.close());

type Box = '20GP' | '40HQ';
const asked = (type: Box, count = 1): RailSearch => railSearchOf({ dstPortCode: 'RMA', boxes: [{ type, count }] });

const weighing = (form: RailForm, kg: number): RailForm => ({
  ...form,
  units: form.units.map((unit) => ({ ...unit, kg: String(kg) })),
  goods: form.goods.map((row) => ({ ...row, grossKg: String(kg * form.units.length) })),
});

async function filled(person: Person, offerId: string, search: RailSearch, kg: number) {
  const quote = (await locked(gateway, 'RAIL', { search, offerId }, person.token)) as RailQuote;
  return { person, submission: submissionOf(gateway, weighing(soundOn(quote), kg), quote) };
}

const sent = ({ person, submission }: Awaited<ReturnType<typeof filled>>) =>
  submitted(gateway, { id: 'RAIL', token: person.token }, submission);

async function ordered(at: number, offerId: string, search: RailSearch, kg = 15_000): Promise<string> {
  const reply = await sent(await filled(people[at] as Person, offerId, search, kg));
  expect(reply, JSON.stringify(reply.data)).toMatchObject({ code: CODES.success });
  return reply.data.orderNo;
}

async function cancelled(at: number, orderNo: string): Promise<string> {
  const body = { reason: '1', shownFee: { amount: 0, currency: '2' } };
  const { token } = people[at] as Person;
  const brief = await briefOf(gateway, token, orderNo);
  const shownFee = brief.cancelFee ?? body.shownFee;
  return (await gateway.post(`/api-puds/order/${orderNo}/cancel`, { ...body, shownFee }, bearing(token))).code;
}

const told = async (at: number, orderNo: string): Promise<string[]> =>
  (await briefOf(gateway, (people[at] as Person).token, orderNo)).history
    .map(({ event }) => event)
    .filter((event) => event.startsWith('pair.'));

const train = async (skip: number): Promise<RailOffer> => {
  const found = (await trains(gateway, asked('20GP'))).filter(isBookable)[skip];
  if (!found) throw new Error('no train can be booked');
  return found;
};
const leftOn = async (offerId: string): Promise<number | undefined> =>
  (await trains(gateway, asked('20GP'))).find((offer) => offer.offerId === offerId)?.left[0]?.amount;
const takenOn = async (offerId: string): Promise<number> =>
  (await booksOf(gateway.database)).find(({ stock }) => stock === `${offerId} TEU`)?.taken ?? 0;

it("rail odd 20' box waits for a pair, notifies both, and waits again when the other is cancelled", async () => {
  const { offerId, left } = await train(0);
  const before = left[0]?.amount ?? 0;
  const first = await ordered(0, offerId, asked('20GP', 3));
  await gateway.orders.sweep();
  expect(await told(0, first)).toEqual([]);
  expect(await leftOn(offerId)).toBe(before - 3);
  const second = await ordered(1, offerId, asked('20GP'));
  await gateway.orders.sweep();
  await gateway.orders.sweep();
  expect([await told(0, first), await told(1, second)]).toEqual([['pair.found'], ['pair.found']]);
  expect(await leftOn(offerId)).toBe(before - 4);
  expect(await cancelled(1, second)).toBe(CODES.success);
  await gateway.orders.sweep();
  expect(await told(0, first)).toEqual(['pair.found', 'pair.lost']);
  expect(await leftOn(offerId)).toBe(before - 3);
  const heavy = await ordered(2, offerId, asked('20GP'), 26_000);
  await gateway.orders.sweep();
  // Adds another event in between; the pairing notice must not repeat.
  const meanwhile = [{ event: 'amounts.amended' as const, from: 'CONFIRMED' as const, to: 'CONFIRMED' as const }];
  for (const orderNo of [first, heavy])
    await gateway.database.tx((inside) => appendHistory(inside, orderNo, meanwhile, { now: new Date(), byUser: null }));
  await gateway.orders.sweep();
  const apart = ['pair.found', 'pair.lost', 'pair.apart'];
  expect([await told(0, first), await told(2, heavy)], 'eleven tons apart: once, to both').toEqual([
    apart,
    ['pair.apart'],
  ]);
  const third = await ordered(3, offerId, asked('20GP'), 20_000);
  await gateway.orders.sweep();
  expect([await told(0, first), await told(2, heavy), await told(3, third)]).toEqual([
    [...apart, 'pair.found'],
    ['pair.apart'],
    ['pair.found'],
  ]);
  await holdToBooks(gateway.database);
});

it("rail odd 20' box stays paired after the other has departed", async () => {
  const { offerId } = await train(1);
  const [one, other] = [await ordered(0, offerId, asked('20GP')), await ordered(1, offerId, asked('20GP'))];
  await gateway.orders.sweep();
  await gateway.database.query(`update orders set state = 'DEPARTED' where order_no = $1`, [one]);
  await gateway.orders.sweep();
  expect(await told(1, other)).toEqual(['pair.found']);
});

it('rail fifty parallel odd and long boxes with sweeps and cancellations never oversell a wagon', async () => {
  const { offerId, left } = await train(2);
  const most = left[0]?.amount ?? 0;
  const ready = await Promise.all(
    people.map((person, at) => filled(person, offerId, asked(at % 3 === 0 ? '40HQ' : '20GP'), 15_000)),
  );
  const [answers] = await Promise.all([Promise.all(ready.map(sent)), gateway.orders.sweep()]);
  const won = answers.flatMap(({ code, data }, at) => (code === CODES.success ? [{ at, orderNo: data.orderNo }] : []));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODES.success, CODES.soldOut]));
  const taken = await takenOn(offerId);
  expect(taken).toBe(won.reduce((all, { at }) => all + (at % 3 === 0 ? 2 : 1), 0));
  expect(taken).toBeLessThanOrEqual(most);
  expect(most - taken, 'only a long box was ever refused half a wagon').toBeLessThanOrEqual(1);
  const going = won.filter((_, place) => place % 2 === 0);
  const codes = await Promise.all([
    ...going.map(({ at, orderNo }) => cancelled(at, orderNo)),
    gateway.orders.sweep().then(() => CODES.success),
    gateway.orders.sweep().then(() => CODES.success),
  ]);
  expect(new Set(codes)).toEqual(new Set([CODES.success]));
  await gateway.orders.sweep();
  await holdToBooks(gateway.database);
  const staying = won.filter(({ at }, place) => place % 2 === 1 && at % 3 !== 0);
  const last = await Promise.all(staying.map(async ({ at, orderNo }) => (await told(at, orderNo)).at(-1)));
  expect(last.filter((event) => event === 'pair.found')).toHaveLength(staying.length - (staying.length % 2));
});

it('rail migration halves wagons that were held whole', async () => {
  const { offerId } = await train(3);
  const odd = await ordered(0, offerId, asked('20GP', 3));
  await ordered(1, offerId, asked('40HQ'));
  const { database } = gateway;
  await database.query(`update orders set takings = jsonb_set(takings, '{0,amount}', '4') where order_no = $1`, [odd]);
  await database.query('update takings set taken = 6 where stock_id = $1', [offerId]);
  for (const statement of earlierStatements(130).slice(1)) await database.query(statement);
  expect(await takenOn(offerId)).toBe(5);
  await holdToBooks(database);
});
