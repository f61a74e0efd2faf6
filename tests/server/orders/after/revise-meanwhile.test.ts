/** @module-tag long */
import { describe, expect, it } from 'vitest';

import { CODES } from '../../../../contract/wire/envelope';
import { cancelOrder } from '../../../../contract/orders/orders';
import { toldSum } from '../../../../domain/offer/charges';
import type { Ordered } from '../../../support/modes/gateway-case';
import { bearing } from '../../people/identity/support/person';
import { FCL_CASE } from '../../trade/modes/support/fcl';
import { at, reviseWorld } from './support/revise';

const world = reviseWorld();

const CUSTOMS = { topic: 'CUS', texts: { goodsValue: '48000' } };
const INSURANCE = { topic: 'INS', texts: { goodsValue: '61000', insuredValue: '70000' } };

const shown = async (ordered: Ordered, asked: Parameters<typeof world.ask>[1]) =>
  toldSum((await world.ask(ordered, asked)).data.charges);

const eventsOf = async (ordered: Ordered) => (await world.brief(ordered)).history.map(({ event }) => event);

describe('concurrent change between shown price and confirmation', () => {
  it('another service changes the total, which must be shown and confirmed again', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const total = await shown(ordered, CUSTOMS);
    await world.taken(ordered, INSURANCE);
    const asked = { ...CUSTOMS, seen: { goodsValue: '61000' } };
    const older = await world.ask(ordered, { ...CUSTOMS, shownTotal: total });
    expect(older.data.reason, 'the worth of the goods is another by now').toBe('elsewhere');
    const stale = await world.ask(ordered, { ...asked, texts: { goodsValue: '62000' }, shownTotal: total });
    const now = await shown(ordered, { ...asked, texts: { goodsValue: '62000' } });
    expect([stale.code, stale.data.now]).toEqual([CODES.priceChanged, now]);
    expect(now.amount).toBeGreaterThan(total.amount);
    expect((await eventsOf(ordered)).filter((event) => event === 'service.added')).toHaveLength(1);
  });

  it('two services confirmed in parallel are never both priced without the other', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const before = toldSum((await world.brief(ordered)).charges);
    const services = [{ topic: 'DGCERT' }, { topic: 'FUM' }];
    const totals = await Promise.all(services.map((one) => shown(ordered, one)));
    const answers = await Promise.all(
      services.map((one, index) => world.ask(ordered, { ...one, shownTotal: totals[index] ?? null })),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual([CODES.success, CODES.priceChanged].toSorted());
    const taken = answers.findIndex(({ code }) => code === CODES.success);
    const after = toldSum((await world.brief(ordered)).charges);
    expect(after).toEqual(totals[taken]);
    expect(after.amount).toBeGreaterThan(before.amount);
  });

  it('the same service with other content is not treated as already added', async () => {
    const ordered = await world.ordered(FCL_CASE);
    await world.taken(ordered, CUSTOMS);
    const other = await world.ask(ordered, { ...CUSTOMS, texts: { goodsValue: '49000' }, seen: { goodsValue: '' } });
    expect([other.code, other.data.reason]).toEqual([CODES.moveRefused, 'elsewhere']);
  });

  it('cancellation in another tab blocks the revision and keeps the cancelled order unchanged', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const total = await shown(ordered, CUSTOMS);
    const { cancelFee } = await world.brief(ordered);
    const path = at(cancelOrder.path, ordered.order.orderNo);
    await world.gateway.post(path, { reason: '1', shownFee: cancelFee }, bearing(ordered.person.token));
    const over = await world.brief(ordered);
    const late = await world.ask(ordered, { ...CUSTOMS, shownTotal: total });
    expect([late.code, late.message]).toEqual([
      CODES.moveRefused,
      '已过可以修改的时间，或订单当前状态不能修改，请刷新后再看',
    ]);
    expect(await world.brief(ordered)).toEqual(over);
  });

  it('confirmation by the desk allows the revision, and declaration blocks customs', async () => {
    const ordered = await world.ordered(FCL_CASE);
    const total = await shown(ordered, CUSTOMS);
    const move = (to: string) =>
      world.gateway.database.query('update orders set state = $2 where order_no = $1', [ordered.order.orderNo, to]);
    await move('DECLARED');
    expect((await world.ask(ordered, { ...CUSTOMS, shownTotal: total })).code).toBe(CODES.moveRefused);
    await move('CONFIRMED');
    expect((await world.ask(ordered, { ...CUSTOMS, shownTotal: total })).data.isRevised).toBe(true);
  });

  it('service without a price in the locked rates is not offered', async () => {
    const ordered = await world.ordered(FCL_CASE);
    expect(await world.topicOf(ordered, 'FUM')).toBeDefined();
    await world.gateway.database.query(
      `update orders set snapshot = jsonb_set(snapshot::jsonb, '{quote,rates,services,FUM,yuan}', '{}') where order_no = $1`,
      [ordered.order.orderNo],
    );
    const topics = (await world.list(ordered)).map(({ topic }) => topic);
    expect([topics.includes('FUM'), topics.includes('DGCERT')]).toEqual([false, true]);
    expect((await world.ask(ordered, { topic: 'FUM' })).code).toBe(CODES.noPrice);
  });
});
