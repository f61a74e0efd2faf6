/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TankUnit } from '../../../../../domain/modes/tank/units';
import { daysAfter, momentOf, type Day } from '../../../../../domain/values/days';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { briefOf, orderedBy } from '../../../../support/modes/gateway-case';
import { dayCome, deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { LEASE_CASE, TANK_CASE } from '../support/tank';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const proposedFor = async (orderNo: string) =>
  (await deskOf(gateway).find(orderNo))?.equipment?.proposed as TankUnit[] | undefined;

const move = (orderNo: string, from: string, event: string, units?: readonly TankUnit[]) =>
  deskOf(gateway).move({ orderNo, from, event, units });

async function handedOut(one = TANK_CASE): Promise<{ orderNo: string; freeUntil: Day }> {
  const { order, form, person } = await orderedBy(gateway, one);
  const { orderNo } = order;
  let from: string = order.state;
  if (from === 'UNDER_REVIEW' && form.isDanger === 'Y')
    from = (await move(orderNo, from, 'goods.dangerous')).data.state;
  await move(orderNo, from, 'accepted');
  const handing = (await deskOf(gateway).find(orderNo))?.early.find(({ event }) => event === 'space.released');
  dayCome(gateway, handing?.opens);
  expect((await move(orderNo, 'CONFIRMED', 'space.released', await proposedFor(orderNo))).data.state).toBe('BOOKED');
  return { orderNo, freeUntil: String((await briefOf(gateway, person.token, orderNo)).detail['freeUntil']) };
}

const turnTo = (day: Day, hour: number) => gateway.clock.advance(momentOf(day, hour) - gateway.clock.now());
const toldOf = async (orderNo: string) =>
  (await newestMessages(gateway.database)).flatMap(({ notice }) =>
    notice?.includes(orderNo) && notice.includes('免租至') ? [notice] : [],
  );

it('tank reminders go out five days and one day before more rent is due, once each, for unreturned tanks', async () => {
  const [out, back, hired] = [await handedOut(), await handedOut(), await handedOut(LEASE_CASE)];
  await gateway.database.query('delete from units_out where order_no = $1', [back.orderNo]);
  for (const { orderNo, freeUntil } of [out, hired].toSorted((one, other) =>
    one.freeUntil.localeCompare(other.freeUntil),
  )) {
    turnTo(daysAfter(freeUntil, -5), 7);
    await gateway.orders.sweep();
    expect(await toldOf(orderNo)).toEqual([]);
    turnTo(daysAfter(freeUntil, -5), 8);
    await Promise.all([gateway.orders.sweep(), gateway.orders.sweep()]);
    expect(await toldOf(orderNo)).toEqual([expect.stringContaining(`免租至 ${freeUntil}（含当日）`)]);
    turnTo(daysAfter(freeUntil, -1), 8);
    await gateway.orders.sweep();
    await gateway.orders.sweep();
    expect(await toldOf(orderNo)).toHaveLength(2);
  }
  expect(await toldOf(back.orderNo)).toEqual([]);
});
