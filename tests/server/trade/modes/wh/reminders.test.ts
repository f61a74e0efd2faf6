/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { prolongStay } from '../../../../../contract/after/staying';
import type { WhQuote } from '../../../../../domain/modes/wh/quote';
import type { Charges } from '../../../../../domain/offer/charges';
import { dayAt, daysAfter, momentOf } from '../../../../../domain/values/days';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { locked, submissionOf, submitted } from '../../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../../people/identity/support/person';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { searchOf, soundOn } from '../support/wh';

let one: TestGateway;
let other: TestGateway;
beforeAll(async () => {
  one = await openTestGateway();
  other = await openTestGateway({ database: one.database, clock: one.clock });
});
afterAll(() => one.close());

const sweepAll = () => Promise.all([one.orders.sweep(), other.orders.sweep(), one.orders.sweep()]);

let client = 0;

async function stored(state = 'CARGO_IN') {
  const person = await newPerson(one);
  const inDate = daysAfter(dayAt(one.clock.now()), 1);
  const search = searchOf({ city: '330400', tons: 1, pallets: 1, inDate, days: 20 });
  const quote = (await locked(one, 'WH', { search, offerId: 'W-JXZP-A' }, person.token)) as WhQuote;
  client += 1;
  const reply = await submitted(
    one,
    { id: 'WH', token: person.token },
    submissionOf(one, soundOn(quote, client), quote),
  );
  const { orderNo } = reply.data;
  await one.database.query('update orders set state = $2 where order_no = $1', [orderNo, state]);
  return { orderNo, token: person.token, outDate: daysAfter(inDate, 20) };
}

const turnTo = (day: string, hour: number) => one.clock.advance(momentOf(day, hour) - one.clock.now());

const toldOf = async (orderNo: string) =>
  (await newestMessages(one.database))
    .flatMap(({ notice }) => (notice?.includes(orderNo) && notice.includes('存期至') ? [notice] : []))
    .toReversed();

it('storage reminders go out seven and three days before the end, once across gateways', async () => {
  const { orderNo, outDate } = await stored();
  turnTo(daysAfter(outDate, -7), 7);
  await sweepAll();
  expect(await toldOf(orderNo)).toEqual([]);
  turnTo(daysAfter(outDate, -7), 8);
  await sweepAll();
  await sweepAll();
  expect(await toldOf(orderNo)).toHaveLength(1);
  turnTo(daysAfter(outDate, -4), 8);
  await sweepAll();
  expect(await toldOf(orderNo)).toHaveLength(1);
  turnTo(daysAfter(outDate, -3), 8);
  await sweepAll();
  await sweepAll();
  const told = await toldOf(orderNo);
  expect(told).toHaveLength(2);
  expect(told[1]).toContain('请在此前续存或安排出库；超期按天计仓租');
  expect(told[1]).toContain('08:00');
});

it('storage reminders follow an extended stay, and no unconfirmed extension', async () => {
  const { orderNo, token, outDate } = await stored();
  turnTo(daysAfter(outDate, -3), 9);
  await sweepAll();
  expect(await toldOf(orderNo)).toHaveLength(1);
  const path = prolongStay.path.replace(':orderNo', orderNo);
  const ask = (shownTotal: unknown) =>
    one.post<{ charges: Charges; isProlonged: boolean }>(path, { days: 30, shownTotal }, bearing(token));
  const { charges } = (await ask(null)).data;
  expect((await ask(charges.totalYuan)).data.isProlonged).toBe(true);
  turnTo(daysAfter(outDate, -1), 9);
  await sweepAll();
  expect(await toldOf(orderNo)).toHaveLength(1);
  turnTo(daysAfter(outDate, 4), 9);
  await sweepAll();
  await sweepAll();
  expect(await toldOf(orderNo)).toHaveLength(2);
});

it('storage reminders skip goods that never arrived or have left', async () => {
  const never = await stored('BOOKED');
  const left = await stored();
  turnTo(daysAfter(left.outDate, -8), 9);
  await one.database.query(`update orders set state = 'COMPLETED' where order_no = $1`, [left.orderNo]);
  turnTo(daysAfter(left.outDate, -2), 9);
  await sweepAll();
  expect(await toldOf(never.orderNo)).toEqual([]);
  expect(await toldOf(left.orderNo)).toEqual([]);
});
