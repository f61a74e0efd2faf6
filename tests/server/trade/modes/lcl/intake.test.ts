/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { amendOrder, answerMeasured } from '../../../../../contract/after/intake';
import { CODES } from '../../../../../contract/wire/envelope';
import type { LclOffer, LclQuote } from '../../../../../domain/modes/lcl/quote';
import type { LclReceipt } from '../../../../../domain/modes/lcl/receipt';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { Amounts, Measured } from '../../../../../domain/order/on-site/measured';
import type { Money } from '../../../../../domain/values/money';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { booksOf, holdToBooks } from '../../../support/books';
import { chargedOnTop, whileCharged } from '../../../support/charged';
import { dayOf, whileClosed } from '../../../support/closed';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { departures, isBookable, searchOf, soundOn } from '../support/lcl';

type Brief = OrderBrief<LclReceipt>;

const HOUR = 3_600_000;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const at = (path: string, orderNo: string) => path.replace(':orderNo', orderNo);
const read = async (orderNo: string) =>
  (await gateway.get<Brief>(`/api-puds/order/${orderNo}`, bearing(person.token))).data;
const move = (orderNo: string, from: string, event: string, more: { came?: Amounts; reason?: string } = {}) =>
  deskOf(gateway).move({ orderNo, from, event, ...more });
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice ?? '';
const takenOf = async (offerId: string, measure = 'L') =>
  (await booksOf(gateway.database))
    .filter(({ stock }) => stock.startsWith(`${offerId}#`) && stock.endsWith(` ${measure}`))
    .reduce((all, { taken }) => all + taken, 0);
const answer = (orderNo: string, isAccepted: boolean, shownTotal: Money, token = person.token) =>
  gateway.post<{ measured: Measured }>(at(answerMeasured.path, orderNo), { isAccepted, shownTotal }, bearing(token));
const amend = (orderNo: string, rows: Amounts[], shownTotal: Money, token = person.token) =>
  gateway.post<{ now: Money }>(at(amendOrder.path, orderNo), { rows, shownTotal }, bearing(token));

async function ordered(m3 = 2, unNo = '1230'): Promise<{ orderNo: string; offer: LclOffer; brief: Brief }> {
  person = await newPerson(gateway);
  const search = searchOf(unNo, m3);
  const offer = (await departures(gateway, search)).find((one) => isBookable(one) && one.detail.nextFit !== null);
  if (!offer) throw new Error('nothing can be booked');
  const quote = (await locked(gateway, 'LCL', { search, offerId: offer.offerId }, person.token)) as LclQuote;
  const reply = await submitted<{ orderNo: string }>(
    gateway,
    { id: 'LCL', token: person.token },
    submissionOf(gateway, soundOn(quote), quote),
  );
  if (reply.code !== CODES.success) throw new Error(reply.message);
  const { orderNo } = reply.data;
  return { orderNo, offer, brief: await read(orderNo) };
}

async function brought(came: Amounts, m3 = 2) {
  const order = await ordered(m3);
  const { orderNo } = order;
  await move(orderNo, order.brief.state, 'accepted');
  await move(orderNo, 'CONFIRMED', 'space.released');
  gateway.clock.advance(1_000);
  const reply = await move(orderNo, 'BOOKED', 'cargo.in', { came });
  expect(reply.code, reply.message).toBe(CODES.success);
  return { ...order, after: await read(orderNo) };
}

describe('LCL cargo received at the shed', () => {
  it('must be recorded with its measurements', async () => {
    const { orderNo, brief } = await ordered();
    await move(orderNo, brief.state, 'accepted');
    await move(orderNo, 'CONFIRMED', 'space.released');
    expect((await move(orderNo, 'BOOKED', 'cargo.in')).code).toBe(CODES.badRequest);
    expect((await move(orderNo, 'BOOKED', 'cargo.in', { came: { kg: -1, m3: 2 } })).code).toBe(CODES.badRequest);
    expect((await read(orderNo)).state).toBe('BOOKED');
  });

  it('keeps its price within ten per cent', async () => {
    const { brief, after, orderNo } = await brought({ kg: 810, m3: 2.15 });
    expect(after).toMatchObject({ state: 'CARGO_IN', measured: { outcome: 'SAME', stands: 'SETTLED' } });
    expect(after.measured?.came).toStrictEqual({ kg: 810, m3: 2.15, charged: 2.15 });
    expect(after.charges).toStrictEqual(brief.charges);
    expect(await lastMessage()).toContain('价格不变');
    await allHandedIn(gateway, person.token, orderNo);
    expect((await move(orderNo, 'CARGO_IN', 'declared')).data.state).toBe('DECLARED');
  });

  it('pays dead freight for less cargo at once', async () => {
    const { brief, after } = await brought({ kg: 400, m3: 1 });
    expect(after.measured).toMatchObject({ outcome: 'LESS', stands: 'SETTLED', answerBy: null });
    const dead = after.charges.lines.find(({ item }) => item === 'DFR');
    expect(dead?.quantity).toBe(0.8);
    expect(after.measured?.before).toStrictEqual(brief.charges);
    expect(after.measured?.now).toStrictEqual(after.charges);
    expect(await lastMessage()).toContain('亏舱费');
  });

  it('pays its locked surcharge on the measured amount', async () => {
    const { brief, after } = await whileCharged(gateway, 'LCL', () => brought({ kg: 400, m3: 1 }));
    expect(after.measured).toMatchObject({ outcome: 'LESS', stands: 'SETTLED' });
    const [before, now] = [chargedOnTop(brief.charges), chargedOnTop(after.charges)];
    expect(before.charged).toEqual(before.due);
    expect(now.charged).toEqual(now.due);
    expect(now.charged).not.toEqual(before.charged);
    expect(now.charged.length).toBeGreaterThan(0);
  });

  it('is charged as measured for more cargo once the owner accepts', async () => {
    const { orderNo, offer, brief, after } = await brought({ kg: 850, m3: 2.5 });
    const held = await takenOf(offer.offerId);
    expect(after.measured).toMatchObject({ outcome: 'MORE', stands: 'ASKED' });
    expect(after.charges, 'nobody pays what nobody has agreed to').toStrictEqual(brief.charges);
    const { now = brief.charges, answerBy } = after.measured ?? {};
    expect(Date.parse(answerBy ?? '') - Date.parse(after.measured?.measuredAt ?? '')).toBe(4 * HOUR);
    expect((await move(orderNo, 'CARGO_IN', 'declared')).code).toBe(CODES.moveRefused);
    expect((await answer(orderNo, true, { ...now.totalUsd, amount: 1 })).code).toBe(CODES.priceChanged);
    expect((await answer(orderNo, true, now.totalUsd)).data.measured).toMatchObject({ stands: 'ACCEPTED' });
    expect((await answer(orderNo, true, now.totalUsd)).code, 'once').toBe(CODES.moveRefused);
    const accepted = await read(orderNo);
    expect(accepted.charges).toStrictEqual(now);
    expect(await takenOf(offer.offerId), 'its room was kept meanwhile').toBe(held);
    await allHandedIn(gateway, person.token, orderNo);
    expect((await move(orderNo, 'CARGO_IN', 'declared')).data.state).toBe('DECLARED');
    await holdToBooks(gateway.database);
  });

  it.each([true, false])('moves to the next departure when declined or unanswered: %s', async (isAnswered) => {
    const { orderNo, offer, brief, after } = await brought({ kg: 850, m3: 2.5 });
    const { now = brief.charges } = after.measured ?? {};
    const before = await takenOf(offer.offerId);
    if (isAnswered) await answer(orderNo, false, now.totalUsd);
    else gateway.clock.advance(4 * HOUR);
    await gateway.orders.sweep();
    expect((await lastMessage()).includes('改配下一班')).toBe(!isAnswered);
    const waiting = await read(orderNo);
    expect(waiting.measured).toMatchObject({ ...after.measured, stands: 'WAITING', answerBy: expect.any(String) });
    expect(Date.parse(waiting.leavesAt ?? '')).toBeGreaterThan(Date.parse(offer.leavesAt));
    expect(waiting.charges, 'no fee').toStrictEqual(brief.charges);
    expect(before - (await takenOf(offer.offerId))).toBe(2500);
    expect((await answer(orderNo, false, now.totalUsd)).code, 'they wait already').toBe(CODES.moveRefused);
    expect((await answer(orderNo, true, now.totalUsd)).data.measured).toMatchObject({ stands: 'ACCEPTED' });
    expect((await read(orderNo)).charges).toStrictEqual(now);
    await holdToBooks(gateway.database);
  });

  it('skips a closed departure', async () => {
    const onwardOf = async (closed: string | null) => {
      const { orderNo, offer, after, brief } = await brought({ kg: 850, m3: 2.5 });
      const { now = brief.charges } = after.measured ?? {};
      const decline = () => answer(orderNo, false, now.totalUsd);
      if (closed === null) await decline();
      else await whileClosed(gateway, { place: offer.org.code, ...dayOf(closed) }, decline);
      return (await read(orderNo)).leavesAt ?? '';
    };
    const next = await onwardOf(null);
    expect(Date.parse(await onwardOf(next))).toBeGreaterThan(Date.parse(next));
  });

  it('can be cancelled by the desk when the owner does not answer', async () => {
    const { orderNo } = await brought({ kg: 850, m3: 2.5 });
    expect(await deskOf(gateway).find(orderNo)).toMatchObject({
      measured: { came: { charged: 2.5 } },
      moves: ['revoked'],
    });
    expect((await move(orderNo, 'CARGO_IN', 'revoked', { reason: '联系不上货主' })).data.state).toBe('CANCELLED');
    gateway.clock.advance(5 * HOUR);
    await gateway.orders.sweep();
    expect((await read(orderNo)).measured).toMatchObject({ stands: 'ASKED' });
    await holdToBooks(gateway.database);
  });

  it('can be answered by its owner only', async () => {
    const { orderNo, after } = await brought({ kg: 850, m3: 2.5 });
    const other = await newPerson(gateway);
    const total = after.measured?.now.totalUsd ?? { amount: 0, currency: '2' };
    expect((await answer(orderNo, true, total, other.token)).status).toBe(404);
    expect((await amend(orderNo, [{ kg: 800, m3: 2 }], total, other.token)).status).toBe(404);
  });
});

describe('LCL amounts', () => {
  it('are amended within ten per cent, with price and capacity following', async () => {
    const { orderNo, offer, brief } = await ordered();
    const before = await takenOf(offer.offerId);
    const rows = [{ kg: 800, m3: 2.2 }];
    expect(brief.amend?.rows).toStrictEqual([{ kg: 800, m3: 2, booked: { kg: 800, m3: 2 } }]);
    const asked = await amend(orderNo, rows, brief.charges.totalUsd);
    expect(asked.code, 'the new price is shown first').toBe(CODES.priceChanged);
    expect((await amend(orderNo, rows, asked.data.now)).code).toBe(CODES.success);
    const after = await read(orderNo);
    expect([after.charges.totalUsd, after.detail.m3]).toStrictEqual([asked.data.now, 2.2]);
    expect((await takenOf(offer.offerId)) - before).toBe(200);
    expect(after.amend?.rows).toStrictEqual([{ kg: 800, m3: 2.2, booked: { kg: 800, m3: 2 } }]);
    expect((await amend(orderNo, [{ kg: 800, m3: 2.3 }], asked.data.now)).code).toBe(CODES.orderRefused);
    expect((await amend(orderNo, [...rows, ...rows], asked.data.now)).code).toBe(CODES.orderRefused);
    await holdToBooks(gateway.database);
  });

  it('cannot be amended after the shed closes or the cargo is in', async () => {
    const { orderNo, after } = await brought({ kg: 800, m3: 2 });
    expect(after.amend).toBeNull();
    expect((await amend(orderNo, [{ kg: 810, m3: 2 }], after.charges.totalUsd)).code).toBe(CODES.moveRefused);
  });
});
