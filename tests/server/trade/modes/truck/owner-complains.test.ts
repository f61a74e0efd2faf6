/** @module-tag long */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../../domain/house/case';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { DAY_MS } from '../../../../../domain/values/spans';
import { newMember } from '../../../orders/orders/support/enterprise';
import { colleague } from '../../../people/staff/support/staff';
import { holdToBooks } from '../../../support/books';
import { complained } from '../../../support/complained';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { received } from '../../../support/received';
import { mishappedTruck } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const SUCCESS = { code: CODES.success };

async function signed() {
  const order = await mishappedTruck(gateway);
  await order.arrived();
  for (const docType of ['SIGNEDFOR', 'PHOTO']) await order.paper('收货人已签收', docType);
  await order.passed('收货人已签收');
  const complain = (said: object = {}, by = order.token) => complained(gateway, order.orderNo, by, said);
  return { ...order, complain, receive: () => received(gateway, order.orderNo, order.token) };
}

type Queued = { records: { orderNo: string; isComplained: boolean }[]; counts: Record<string, number> };

describe('23: complaint of the shipper', () => {
  it('is investigated and closed at the desk, keeping the order in its state', async () => {
    const { complain, receive, brief, kinds, tell, told, moved, orderNo } = await signed();
    const about = [
      { kind: 'SHORT', name: '短少', mostKg: 20_000, lots: [] },
      { kind: 'DAMAGED', name: '破损', mostKg: 20_000, lots: [] },
    ];
    expect((await brief()).complaining).toEqual({ about, until: null, isLookedInto: false });
    const words = '短少 500 千克：少了两桶，签收单上已注明';
    expect(await complain()).toMatchObject({ ...SUCCESS, data: { complaint: { name: '提出投诉', words } } });
    const { complaining, receiving, history } = await brief();
    expect(complaining).toEqual({ about: [], until: null, isLookedInto: true });
    expect(receiving?.waits).toContain('投诉还在处理');
    expect(history.at(-1)).toMatchObject({ event: 'mishap.told', note: `提出投诉：${words}` });
    expect(await receive()).toMatchObject({ code: CODES.moveRefused });
    expect(await moved('completed')).toMatchObject({ message: '投诉还在处理，请先结案' });
    expect(await kinds()).toContain('SHORT');
    expect(await tell('SHORT', 500)).toMatchObject(SUCCESS);
    expect(await tell('CLOSED', null)).toMatchObject(SUCCESS);
    expect((await told()).map(({ name }) => name)).toEqual(['提出投诉', '短少退运费', '投诉结案']);
    const [short] = (await brief()).complaining?.about ?? [];
    expect(short?.mostKg, 'what was given back is complained of no more').toBe(19_500);
    expect(await receive()).toMatchObject(SUCCESS);
    const { as } = await colleague(gateway, 'reviewer');
    const found = await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, as);
    expect(found.data.history.find(({ note }) => note?.startsWith('提出投诉'))?.who, 'nobody of the house').toBeNull();
    await holdToBooks(gateway.database);
  });

  it('stays at the desk until closed, even after completion of the order', async () => {
    const { complain, receive, tell, orderNo } = await signed();
    const { as } = await colleague(gateway, 'reviewer');
    const queue = async () => {
      const asked = { queue: 'carriage', mode: 'TRUCK', state: '', port: '', hazard: '', isMine: false, page: 1 };
      const { data } = await gateway.post<Queued>('/api-desk/queue', asked, as);
      const line = data.records.find((one) => one.orderNo === orderNo);
      return [line?.isComplained, data.counts.carriage];
    };
    const [isBefore, open = 0] = await queue();
    expect(isBefore).toBe(false);
    await receive();
    expect(await queue(), 'it is over').toEqual([undefined, Number(open) - 1]);
    expect(await complain()).toMatchObject(SUCCESS);
    expect(await queue()).toEqual([true, open]);
    expect(await tell('UNFOUNDED', null)).toMatchObject(SUCCESS);
    expect(await queue()).toEqual([undefined, Number(open) - 1]);
  });

  it('is filed once for fifty parallel requests, and blocks another meanwhile', async () => {
    const { complain, told } = await signed();
    const replies = await Promise.all(Array.from({ length: 50 }, () => complain()));
    expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([CODES.success]));
    expect(await told()).toHaveLength(1);
    expect(await complain({ kg: 750 })).toMatchObject({
      code: CODES.moveRefused,
      message: '已有一件投诉在处理，结案后才能再提',
    });
  });

  it('is accepted until the end of the seventh day after completion', async () => {
    const { complain, receive, brief } = await signed();
    await receive();
    const until = daysAfter(dayAt(gateway.clock.now()), 7);
    expect((await brief()).complaining).toMatchObject({ until });
    gateway.clock.advance(8 * DAY_MS);
    expect((await brief()).complaining).toBeUndefined();
    expect(await complain()).toMatchObject({
      code: CODES.moveRefused,
      message: '这张订单现在不能投诉：货物尚未送达，或已过期限',
    });
  });

  it('is refused from strangers, before delivery, and without content', async () => {
    const { complain, orderNo } = await signed();
    const stranger = await newMember(gateway, 'PASS');
    expect(await complain({}, stranger.token)).toMatchObject({ status: 404 });
    expect(await complain({}, 'nobody')).toMatchObject({ status: 401 });
    const kg = '请填写投诉的千克数，应大于 0、不超过 20,000，最多一位小数';
    for (const [said, message] of [
      [{ about: 'OFFSPEC' }, '请选择投诉的事由'],
      [{ about: 'FILED' }, '请选择投诉的事由'],
      [{ kg: 0 }, kg],
      [{ kg: 20_000.1 }, kg],
      [{ kg: 0.05 }, kg],
      [{ words: ' 少 ' }, '参数 words：请写明情况（2–100 字）'],
    ] as const)
      expect(await complain(said), JSON.stringify(said)).toMatchObject({ status: 400, message });
    for (const said of [{ kg: '500' }, { kg: null }, { words: 7 }, { about: ['SHORT'] }, { words: '少'.repeat(101) }])
      expect(await complain(said), JSON.stringify(said)).toMatchObject({ status: 400 });
    const early = await mishappedTruck(gateway);
    await early.loaded();
    expect(await complained(gateway, early.orderNo, early.token, {})).toMatchObject({ code: CODES.moveRefused });
    expect((await early.brief()).complaining).toBeUndefined();
    expect(orderNo).not.toBe(early.orderNo);
  });
});
