import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../contract/orders/orders';
import { reviseOrder } from '../../../../contract/after/revise';
import type { OrderState } from '../../../../domain/order/life/lifecycle';
import { orderedBy, type Ordered } from '../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../people/identity/support/person';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { LCL_CASE } from '../../trade/modes/support/lcl';
import { WH_CASE } from '../../trade/modes/support/wh';
import { openTestGateway } from '../../support/gateway';
import { at, reviseWorld, toldFaults } from './support/revise';

const world = reviseWorld();

const state = ({ order }: Ordered, to: OrderState) =>
  world.gateway.database.query('update orders set state = $2 where order_no = $1', [order.orderNo, to]);

describe('revision topics', () => {
  it('end at their own cut-offs, and with the order', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const { cutoffs, leavesAt } = ordered.quote.offer;
    const cutoff = (code: string) => cutoffs.find((one) => one.code === code)?.at;
    const ends = new Map((await world.list(ordered)).map(({ topic, until }) => [topic, until]));
    expect([ends.get('BILL'), ends.get('CUS'), ends.get('INS')]).toEqual([cutoff('SI'), cutoff('CUSTOMS'), leavesAt]);
    await state(ordered, 'CARGO_IN');
    const inside = (await world.list(ordered)).map(({ topic }) => topic);
    expect(inside).toEqual(expect.arrayContaining(['BILL', 'CUS', 'INS']));
    expect(inside).not.toContain('TRK');
    for (const gone of ['DEPARTED', 'COMPLETED'] as const) {
      await state(ordered, gone);
      expect((await world.list(ordered)).filter(({ topic }) => topic !== 'INVOICE')).toEqual([]);
      expect(await world.ask(ordered, { topic: 'INS', texts: { goodsValue: '1', insuredValue: '2' } })).toMatchObject({
        code: CODES.moveRefused,
        message: '已过可以修改的时间，或订单当前状态不能修改，请刷新后再看',
      });
    }
  });

  it('are empty for a cancelled order', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const { cancelFee } = await world.brief(ordered);
    const given = { reason: '1', shownFee: cancelFee };
    await world.gateway.post(at(cancelOrder.path, ordered.order.orderNo), given, bearing(ordered.person.token));
    expect(await world.list(ordered)).toEqual([]);
    expect((await world.ask(ordered, { topic: 'DGCERT' })).code).toBe(CODES.moveRefused);
  });

  it('end when their moment passes, with a reason', async () => {
    const late = await openTestGateway();
    const ordered = await orderedBy(late, FCL_CASE);
    const si = Date.parse(ordered.quote.offer.cutoffs.find(({ code }) => code === 'SI')?.at ?? '');
    await late.database.query(`update orders set state = 'CONFIRMED', closes_at = null where order_no = $1`, [
      ordered.order.orderNo,
    ]);
    late.clock.advance(si - late.clock.now() + 1);
    const path = at(reviseOrder.path, ordered.order.orderNo);
    const texts = { 'notify.name': 'MAAS AGENCY BV' };
    const reply = await late.post(path, { topic: 'BILL', texts, seen: {} }, bearing(ordered.person.token));
    expect(reply).toMatchObject({ code: CODES.moveRefused });
    expect(reply.message).toContain('已过可以修改的时间');
    await late.close();
  });

  it('wait until the owner answers an open question', async () => {
    const ordered = await world.ordered(LCL_CASE);
    await world.gateway.database.query(
      `update orders set state = 'CARGO_IN', measured = '{"stands":"ASKED","outcome":"MORE"}' where order_no = $1`,
      [ordered.order.orderNo],
    );
    const { message, data } = await world.ask(ordered, { topic: 'CUS', texts: { goodsValue: '100' } });
    expect([message, data.reason]).toEqual(['实测加收或改配尚待您答复，答复后才能修改订单', 'asked']);
  });

  it('are limited to the invoice for a storage order', async () => {
    const ordered = await world.ordered(WH_CASE);
    expect((await world.list(ordered)).map(({ topic, until }) => [topic, until])).toEqual([['INVOICE', null]]);
    expect((await world.ask(ordered, { topic: 'BILL' })).code).toBe(CODES.moveRefused);
  });

  it('are open to the owner only, and accept only their own fields', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const stranger = await newPerson(world.gateway);
    expect((await world.send(ordered, { topic: 'BILL' }, stranger.token)).code).toBe(CODES.notFound);
    expect((await world.send(ordered, { topic: 'BILL' }, 'nobody')).code).not.toBe(CODES.success);
    const hostile: object[] = [
      { topic: 'BILL', texts: { isDanger: 'N' } },
      { topic: 'BILL', texts: { constructor: 'x' } },
      { topic: 'BILL', texts: { 'goods.0.nameEn': 'X' } },
      { topic: 'BILL', texts: { '__proto__.polluted': 'x' } },
      { topic: 'BILL', texts: { 'consignee.name': 'X'.repeat(401) } },
      { topic: 'BILL', texts: { 'consignee.name': 7 } },
      { topic: 'BILL', texts: [] },
      {
        topic: 'BILL',
        texts: Object.fromEntries(Array.from({ length: 31 }, (_, n) => [`a${'b'.repeat(n % 19)}`, ''])),
      },
      { topic: 'bill' },
      { topic: 'CUS', texts: { goodsValue: '1' }, shownTotal: { amount: 0.5, currency: '1' } },
      { texts: {} },
    ];
    const path = at(reviseOrder.path, ordered.order.orderNo);
    for (const body of hostile) {
      const reply = await world.gateway.post(path, { texts: {}, seen: {}, ...body }, bearing(ordered.person.token));
      expect([CODES.badRequest, CODES.success], JSON.stringify(body)).toContain(reply.code);
    }
    const { code, data } = await world.ask(ordered, {
      topic: 'BILL',
      texts: { blType: 'nothing' },
      seen: { blType: (ordered.form as { blType?: string }).blType ?? '' },
    });
    expect([code, toldFaults(data.faults)]).toEqual([CODES.orderRefused, ['blType notListed']]);
    expect((await world.ask(ordered, { topic: 'DGA' })).code, 'a service of another mode').toBe(CODES.moveRefused);
    expect((await world.brief(ordered)).history.map(({ event }) => event)).not.toContain('bill.revised');
  });
});
