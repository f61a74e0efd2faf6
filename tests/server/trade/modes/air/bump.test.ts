/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { answerBump } from '../../../../../contract/after/bumped';
import { CODES } from '../../../../../contract/wire/envelope';
import type { AirQuote } from '../../../../../domain/modes/air/quote';
import type { AirReceipt } from '../../../../../domain/modes/air/receipt';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import type { BumpedOrder } from '../../../../../domain/order/changes/bumped';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson, type Person } from '../../../people/identity/support/person';
import { booksOf, holdToBooks } from '../../../support/books';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { dayOf, whileClosed } from '../../../support/closed';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { acetone, flights, isBookable, soundOn } from '../support/air';

type Brief = OrderBrief<AirReceipt>;

const HOUR = 3_600_000;
const KG = 40;

let gateway: TestGateway;
let person: Person;
beforeAll(async () => {
  gateway = await openTestGateway();
  person = await newPerson(gateway);
});
afterAll(() => gateway.close());

const read = async (orderNo: string) =>
  (await gateway.get<Brief>(`/api-puds/order/${orderNo}`, bearing(person.token))).data;
const move = (orderNo: string, from: string, event: string) => deskOf(gateway).move({ orderNo, from, event });
const onDesk = (orderNo: string) => deskOf(gateway).find(orderNo);
const bump = (orderNo: string, from: string, offerId: string, reason = '航班超载') =>
  deskOf(gateway).act<{ bumped: BumpedOrder }>('bump', { orderNo, from, offerId, reason });
const answer = (orderNo: string, offerId: string, isAccepted: boolean, token = person.token) =>
  gateway.post<{ bumped: BumpedOrder }>(
    answerBump.path.replace(':orderNo', orderNo),
    { offerId, isAccepted },
    bearing(token),
  );
const takenOn = async (offerId: string) =>
  (await booksOf(gateway.database)).find(({ stock }) => stock === `${offerId} G`)?.taken ?? 0;
const lastMessage = async () => (await newestMessages(gateway.database))[0]?.notice ?? '';

/** Booked on the first suitable freighter; `hasAlternative`: with the second as agreed alternative. */
async function booked(hasAlternative = false) {
  person = await newPerson(gateway);
  const search = acetone(KG, { dstPortCode: 'FRA' });
  const [first, second] = (await flights(gateway, search)).filter(isBookable);
  if (!first || !second) throw new Error('there are no two flights');
  const quote = (await locked(gateway, 'AIR', { search, offerId: first.offerId }, person.token)) as AirQuote;
  const form = { ...soundOn(quote), altOfferId: hasAlternative ? second.offerId : '' };
  const reply = await submitted<{ orderNo: string; state: string }>(
    gateway,
    { id: 'AIR', token: person.token },
    submissionOf(gateway, form, quote),
  );
  if (reply.code !== CODES.success) throw new Error(reply.message);
  const { orderNo } = reply.data;
  await move(orderNo, (await read(orderNo)).state, 'accepted');
  await move(orderNo, 'CONFIRMED', 'space.released');
  return { orderNo, first, second, before: await read(orderNo) };
}

describe('bumped air cargo', () => {
  it('is rebooked by the desk on a later flight at the agreed price, with four hours to answer', async () => {
    const { orderNo, first, second, before } = await booked();
    const [had, has] = [await takenOn(first.offerId), await takenOn(second.offerId)];
    const onto = (await onDesk(orderNo))?.onto ?? [];
    expect(onto.map(({ offerId }) => offerId)).toContain(second.offerId);
    for (const { leavesAt } of onto) expect(leavesAt > first.leavesAt, 'later, never before').toBe(true);
    gateway.clock.advance(1_000);
    const reply = await bump(orderNo, 'BOOKED', second.offerId);
    expect(reply.code, reply.message).toBe(CODES.success);
    const after = await read(orderNo);
    expect(after).toMatchObject({
      state: 'BOOKED',
      leavesAt: second.leavesAt,
      charges: before.charges,
      bumped: { stands: 'ASKED', reason: '航班超载', to: { offerId: second.offerId } },
    });
    expect(after.cutoffs, 'papers and doors follow the flight').toStrictEqual(second.cutoffs);
    const { answerBy, bumpedAt } = after.bumped ?? {};
    expect(Date.parse(answerBy ?? '') - Date.parse(bumpedAt ?? '')).toBe(4 * HOUR);
    expect([await takenOn(first.offerId), await takenOn(second.offerId)]).toStrictEqual([
      had - KG * 1000,
      has + KG * 1000,
    ]);
    expect(await lastMessage()).toContain('价格不变');
    expect(after.history.at(-1)).toMatchObject({ event: 'offer.bumped', state: 'BOOKED' });
    await holdToBooks(gateway.database);
  });

  it('cannot be rebooked on a flight closed on its day', async () => {
    const { orderNo, second } = await booked();
    const ontoSecond = async () => (await onDesk(orderNo))?.onto?.some(({ offerId }) => offerId === second.offerId);
    expect(await ontoSecond()).toBe(true);
    await whileClosed(gateway, { place: 'FRA', ...dayOf(second.arrivesAt) }, async () => {
      expect(await ontoSecond()).toBe(false);
      expect((await bump(orderNo, 'BOOKED', second.offerId)).code).toBe(CODES.moveRefused);
    });
    expect((await bump(orderNo, 'BOOKED', second.offerId)).code).toBe(CODES.success);
  });

  it('is rebooked once its owner accepts the shown flight', async () => {
    const { orderNo, first, second } = await booked();
    await bump(orderNo, 'BOOKED', second.offerId);
    expect((await answer(orderNo, first.offerId, true)).code, 'not to what was not shown').toBe(CODES.moveRefused);
    const stranger = await newPerson(gateway);
    expect((await answer(orderNo, second.offerId, true, stranger.token)).code).toBe(CODES.notFound);
    expect((await answer(orderNo, second.offerId, true)).data.bumped).toMatchObject({
      stands: 'ACCEPTED',
      answerBy: null,
    });
    expect((await answer(orderNo, second.offerId, false)).code).toBe(CODES.moveRefused);
    expect((await read(orderNo)).state).toBe('BOOKED');
  });

  it('is cancelled for free when declined, even after hand-in, and frees its capacity', async () => {
    const { orderNo, second } = await booked();
    const had = await takenOn(second.offerId);
    await move(orderNo, 'BOOKED', 'cargo.in');
    expect((await bump(orderNo, 'CARGO_IN', second.offerId)).code).toBe(CODES.success);
    expect((await answer(orderNo, second.offerId, false)).data.bumped.stands).toBe('DECLINED');
    expect(await read(orderNo)).toMatchObject({ state: 'CANCELLED', bumped: { stands: 'DECLINED' } });
    const [kept] = await gateway.database.query<{ fee: string }>(
      'select cancel_fee as fee from orders where order_no = $1',
      [orderNo],
    );
    expect(Number(kept?.fee)).toBe(0);
    expect(await takenOn(second.offerId)).toBe(had);
    await holdToBooks(gateway.database);
  });

  it('can be cancelled for free while open, and follows the flight after no answer', async () => {
    const { orderNo, second } = await booked();
    await bump(orderNo, 'BOOKED', second.offerId);
    expect((await read(orderNo)).cancelFee?.amount).toBe(0);
    gateway.clock.advance(4 * HOUR);
    expect((await answer(orderNo, second.offerId, true)).code, 'too late').toBe(CODES.moveRefused);
    await gateway.orders.sweep();
    const after = await read(orderNo);
    expect(after.bumped).toMatchObject({ stands: 'LAPSED', answerBy: null });
    expect(after).toMatchObject({ state: 'BOOKED', leavesAt: second.leavesAt });
    expect(await lastMessage()).toContain('货物随该班走');
    expect((await answer(orderNo, second.offerId, false)).code).toBe(CODES.moveRefused);
  });

  it('goes at once to the alternative agreed with the order, and can still be declined', async () => {
    const { orderNo, second, before } = await booked(true);
    expect(before.detail.alternative?.flight).toBe(second.detail.flight);
    expect((await bump(orderNo, 'BOOKED', second.offerId)).data.bumped.stands).toBe('AGREED');
    gateway.clock.advance(4 * HOUR);
    await gateway.orders.sweep();
    expect((await read(orderNo)).bumped, 'nobody had to answer').toMatchObject({ stands: 'AGREED', answerBy: null });
  });

  it('cannot depart before the answer, and cannot go to an unsuitable or full flight', async () => {
    const { orderNo, first, second } = await booked();
    const belly = (await flights(gateway, acetone(KG, { dstPortCode: 'FRA' }))).find(
      ({ detail }) => detail.aircraft === 'P',
    );
    expect((await bump(orderNo, 'BOOKED', belly?.offerId ?? '')).code).toBe(CODES.moveRefused);
    expect((await bump(orderNo, 'BOOKED', first.offerId)).code, 'onto itself').toBe(CODES.moveRefused);
    expect((await bump(orderNo, 'CONFIRMED', second.offerId)).code).toBe(CODES.moveRefused);
    expect((await bump(orderNo, 'BOOKED', second.offerId, '')).code, 'never without a word').toBe(CODES.badRequest);
    const had = await takenOn(second.offerId);
    await gateway.database.query('update takings set taken = 9000000 where stock_id = $1', [second.offerId]);
    expect((await bump(orderNo, 'BOOKED', second.offerId)).code).toBe(CODES.soldOut);
    await gateway.database.query('update takings set taken = $2 where stock_id = $1', [second.offerId, had]);
    expect(await read(orderNo)).toMatchObject({ bumped: null, leavesAt: first.leavesAt });
    await bump(orderNo, 'BOOKED', second.offerId);
    await move(orderNo, 'BOOKED', 'cargo.in');
    await allHandedIn(gateway, person.token, orderNo);
    await move(orderNo, 'CARGO_IN', 'declared');
    expect((await move(orderNo, 'DECLARED', 'departed')).code).toBe(CODES.moveRefused);
    await answer(orderNo, second.offerId, true);
    expect((await move(orderNo, 'DECLARED', 'departed')).data.state).toBe('DEPARTED');
  });
});
