/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../../contract/orders/orders';
import { orderDocument } from '../../../../../contract/orders/pages';
import { isContainerNo } from '../../../../../domain/order/boxes/container-number';
import type { TankUnit } from '../../../../../domain/modes/tank/units';
import { briefOf, orderedBy, type Ordered } from '../../../../support/modes/gateway-case';
import { bearing } from '../../../people/identity/support/person';
import { dayCome, deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { LEASE_CASE, TANK_CASE } from '../support/tank';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const move = (orderNo: string, from: string, event: string, units?: readonly TankUnit[]) =>
  deskOf(gateway).move({ orderNo, from, event, units });

async function confirmed(one = TANK_CASE): Promise<Ordered & { orderNo: string; proposed: TankUnit[] }> {
  const ordered = await orderedBy(gateway, one);
  const { orderNo, state } = ordered.order;
  let from = state as string;
  if (from === 'UNDER_REVIEW' && ordered.form.isDanger === 'Y')
    from = (await move(orderNo, from, 'goods.dangerous')).data.state;
  expect((await move(orderNo, from, 'accepted')).data.state).toBe('CONFIRMED');
  const desk = deskOf(gateway);
  dayCome(gateway, (await desk.find(orderNo))?.early.find(({ event }) => event === 'space.released')?.opens);
  return { ...ordered, orderNo, proposed: ((await desk.find(orderNo))?.equipment?.proposed ?? []) as TankUnit[] };
}

const unitsOf = async ({ person, orderNo }: { person: Ordered['person']; orderNo: string }) =>
  (await briefOf(gateway, person.token, orderNo)).detail['units'] as TankUnit[];

describe('tanks of an order', () => {
  it('are named at release, and the owner reads numbers and cleaning certificates', async () => {
    const order = await confirmed();
    expect(order.proposed.length).toBeGreaterThan(0);
    expect(order.proposed.every(({ no }) => isContainerNo(no))).toBe(true);
    expect(await unitsOf(order)).toEqual([]);
    expect((await move(order.orderNo, 'CONFIRMED', 'space.released', order.proposed)).data.state).toBe('BOOKED');
    expect(await unitsOf(order)).toEqual(order.proposed);
    const { history } = await briefOf(gateway, order.person.token, order.orderNo);
    expect(history.at(-1)?.note).toBe(order.proposed.map(({ no }) => no).join('、'));
  });

  it('are fetched with a release page that exists only after release', async () => {
    const order = await confirmed();
    const path = orderDocument.path.replace(':orderNo', order.orderNo).replace(':kind', 'tankRelease');
    const printed = () => gateway.get<{ html: string } | null>(path, bearing(order.person.token));
    expect((await printed()).code).not.toBe(CODES.success);
    await move(order.orderNo, 'CONFIRMED', 'space.released', order.proposed);
    const { html = '' } = (await printed()).data ?? {};
    expect(html).toContain('<h1>放罐单</h1>');
    for (const { no, inspector, testDue } of order.proposed)
      expect(html).toMatch(new RegExp(`<td>${no}</td>.*<td>${inspector}</td><td>${testDue}</td>`));
    expect(html).toContain(String(Reflect.get(order.form, 'loadAddress')));
    expect(html, 'it is not heated').not.toContain('途中最高温度');
    const { cancelFee } = await briefOf(gateway, order.person.token, order.orderNo);
    const given = { reason: '1', shownFee: cancelFee };
    await gateway.post(cancelOrder.path.replace(':orderNo', order.orderNo), given, bearing(order.person.token));
    expect((await printed()).code, 'they may be with another order by now').not.toBe(CODES.success);
  });

  it('have state names of their mode', async () => {
    const order = await confirmed();
    await move(order.orderNo, 'CONFIRMED', 'space.released', order.proposed);
    const { state, stands } = await briefOf(gateway, order.person.token, order.orderNo);
    expect([state, stands?.[state], stands?.COMPLETED]).toEqual(['BOOKED', '已放舱放罐', '空罐已还、洗罐证明归档']);
  });

  it('are not released without a valid number and a cleaning certificate', async () => {
    const { orderNo, proposed } = await confirmed();
    const [unit] = proposed;
    if (!unit) throw new Error('the yard proposes nothing');
    const wrong = { ...unit, no: `${unit.no.slice(0, 10)}${(Number(unit.no.charAt(10)) + 1) % 10}` };
    for (const units of [undefined, [], [wrong], [{ ...unit, inspector: '' }], [{ ...unit, testDue: unit.washedOn }]]) {
      const reply = await move(orderNo, 'CONFIRMED', 'space.released', units);
      expect(reply.code, JSON.stringify(units)).not.toBe(CODES.success);
      expect(reply.message.length).toBeGreaterThan(4);
    }
    expect((await deskOf(gateway).find(orderNo))?.equipment).not.toBeNull();
  });

  it('belong to one order at a time, until returned', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    expect((await move(first.orderNo, 'CONFIRMED', 'space.released', first.proposed)).code).toBe(CODES.success);
    const refused = await move(second.orderNo, 'CONFIRMED', 'space.released', first.proposed);
    expect(refused.code).toBe(CODES.moveRefused);
    expect(refused.message).toContain(first.proposed[0]?.no);
    const { cancelFee } = await briefOf(gateway, first.person.token, first.orderNo);
    const path = cancelOrder.path.replace(':orderNo', first.orderNo);
    const gone = await gateway.post(path, { reason: '1', shownFee: cancelFee }, bearing(first.person.token));
    expect(gone.code).toBe(CODES.success);
    expect((await move(second.orderNo, 'CONFIRMED', 'space.released', first.proposed)).data.state).toBe('BOOKED');
  });

  it('go to one of two parallel releases', async () => {
    const [first, second] = [await confirmed(), await confirmed()];
    const answers = await Promise.all(
      [first, second].map(({ orderNo }) => move(orderNo, 'CONFIRMED', 'space.released', first.proposed)),
    );
    expect(answers.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    const out = await gateway.database.query('select unit_no from units_out where order_no = any($1)', [
      [first.orderNo, second.orderNo],
    ]);
    expect(out).toHaveLength(first.proposed.length);
  });

  it('return at the end of a lease', async () => {
    const lease = await confirmed(LEASE_CASE);
    expect((await move(lease.orderNo, 'CONFIRMED', 'space.released', lease.proposed)).data.state).toBe('BOOKED');
    expect((await move(lease.orderNo, 'BOOKED', 'completed')).data.state).toBe('COMPLETED');
    expect(await unitsOf(lease), 'what it had is kept').toEqual(lease.proposed);
    expect(await gateway.database.query('select 1 from units_out where order_no = $1', [lease.orderNo])).toEqual([]);
  });
});
