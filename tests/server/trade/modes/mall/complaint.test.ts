import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import type { HouseCase } from '../../../../../domain/house/case';
import type { OrderBrief } from '../../../../../domain/order/receipt/brief';
import { dayAt, daysAfter } from '../../../../../domain/values/days';
import { newestMessages } from '../../../../../server/people/sms/outbox';
import { colleague } from '../../../people/staff/support/staff';
import { holdToBooks } from '../../../support/books';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { fetched } from './complaint-support';

const DAY = 86_400_000;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

function perKgOf({ charges }: Pick<OrderBrief, 'charges'>): number {
  const [line] = charges.lines;
  if (!line) throw new Error('the goods have no line');
  return line.unitPrice.amount;
}

describe('complaint about delivered goods', () => {
  it('is investigated at the desk, and its refund appears in price and messages', async () => {
    const { orderNo, tell, brief, sign } = await fetched(gateway);
    expect(await tell('FILED'), 'nothing has come yet').toMatchObject({ code: CODES.moveRefused });
    await sign();
    expect(await tell('SHORT.0', 50), 'nobody has complained yet').toMatchObject({ code: CODES.moveRefused });
    const before = await brief();
    const perKg = perKgOf(before);
    expect(await tell('FILED')).toMatchObject({ code: CODES.success });
    expect(await tell('FILED'), 'one at a time').toMatchObject({ code: CODES.moveRefused });
    await tell('SAMPLED');
    const today = dayAt(gateway.clock.now());
    const early = { orderNo, kind: 'SHORT.0', day: daysAfter(today, -1), count: 50, words: '到货少了两袋' };
    expect(await deskOf(gateway).act('mishap', early), 'before the goods came').toMatchObject({
      status: 400,
      message: expect.stringMatching(new RegExp(`^发生日期早于上一步：${today} `)),
    });
    expect(await tell('SHORT.0', null)).toMatchObject({ status: 400 });
    expect(await tell('SHORT.0', 1_001)).toMatchObject({
      status: 400,
      message: '这一行还有 1000 千克可以退款，请改小',
    });
    expect(await tell('SHORT.0', 50)).toMatchObject({ code: CODES.success });
    const text = (await newestMessages(gateway.database))[0]?.notice ?? '';
    expect(text).toContain(`订单 ${orderNo}`);
    expect(text).toContain('短少 50 千克');
    await tell('CLOSED');
    expect(await tell('SHORT.0', 25), 'it is closed').toMatchObject({ code: CODES.moveRefused });

    const { state, charges, detail } = await brief();
    expect(state, 'the order stays where it is').toBe('COMPLETED');
    expect(charges.totalYuan.amount).toBe(before.charges.totalYuan.amount - 50 * perKg);
    expect(detail.complaints).toMatchObject([
      { name: '受理投诉', fee: { amount: 0 } },
      { name: '取样送检' },
      { stands: 'TOLD', fee: { amount: -50 * perKg }, words: '到货少了两袋，已收到照片；短少 50 千克' },
      { name: '投诉结案' },
    ]);
    await holdToBooks(gateway.database);
  });

  it('is found at the desk outside queues, with a preview of the refund', async () => {
    const { orderNo, brief, sign, tell } = await fetched(gateway);
    await sign();
    await tell('FILED');
    const { as } = await colleague(gateway, 'reviewer');
    const { turn, acts } = (await gateway.post<HouseCase>(`/api-desk/case/${orderNo}`, {}, as)).data;
    const [field] = acts.find(({ id }) => id === 'mishap')?.fields ?? [];
    expect(field, 'what may be told').toMatchObject({
      options: [
        { key: 'SAMPLED' },
        { key: 'SHORT.0' },
        { key: 'DAMAGED.0' },
        { key: 'OFFSPEC.0' },
        { key: 'UNFOUNDED' },
        { key: 'CLOSED' },
      ],
    });
    const said = {
      mishap: 'OFFSPEC.0',
      happenedOn: dayAt(gateway.clock.now()),
      count: '25',
      words: '氯化物超标，已复检',
    };
    const asked = { turn, act: 'mishap', said };
    const read = await gateway.post<{ texts: string[] }>(`/api-desk/case/${orderNo}/rehearse`, asked, as);
    expect(read.data.texts.join(), read.message).toContain('质量不符 25 千克；退款');
    expect((await brief()).detail.complaints, 'nothing is told yet').toHaveLength(1);
    const done = await gateway.post(`/api-desk/case/${orderNo}/act`, asked, as);
    expect(done, done.message).toMatchObject({ code: CODES.success });
    expect((await brief()).detail.complaints).toHaveLength(2);
  });

  it('is accepted within seven days of signature', async () => {
    const { tell, sign } = await fetched(gateway);
    await sign();
    gateway.clock.advance(8 * DAY);
    expect(await tell('FILED')).toMatchObject({
      code: CODES.moveRefused,
      message: '当前不能登记这种异常，请刷新后重选',
    });
  });

  it('is refunded once for fifty parallel requests', async () => {
    const { tell, brief, sign } = await fetched(gateway);
    await sign();
    const before = await brief();
    await tell('FILED');
    const replies = await Promise.all(Array.from({ length: 50 }, () => tell('DAMAGED.0', 1_000)));
    expect(replies.filter(({ code }) => code === CODES.success)).toHaveLength(1);
    expect((await brief()).charges.totalYuan.amount).toBe(before.charges.totalYuan.amount - 1_000 * perKgOf(before));
  });
});
