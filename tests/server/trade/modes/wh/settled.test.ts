import { afterAll, beforeAll, expect, it } from 'vitest';

import type { StayEnd } from '../../../../../server/orders/after/deps';
import { orderedBy } from '../../../../support/modes/gateway-case';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { WH_CASE } from '../support/wh';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('storage order is completed only with a receipt and all goods', async () => {
  const { order } = await orderedBy(gateway, WH_CASE);
  const { orderNo } = order;
  await gateway.database.query(`update orders set state = 'CARGO_IN' where order_no = $1`, [orderNo]);
  const tons = (await gateway.orders.desk.find(orderNo))?.inside?.tons ?? 0;
  const end = async (said: Partial<StayEnd>) => {
    const ended = { settled: '收据 2026-0001', tons, plateNo: '沪A12345', ...said };
    const move = { orderNo, from: 'CARGO_IN', event: 'completed', reason: '', ended } as const;
    return gateway.orders.desk.move(move).then(String, String);
  };
  expect(await end({ settled: '' })).toContain('结清凭证号');
  expect(await end({ tons: tons - 1 })).toContain(`在库余 ${tons} t`);
  expect(await end({ plateNo: '无' })).toContain('提货车牌号');
  expect(await end({})).toBe('COMPLETED');
  const [last] = await gateway.database.query<{ note: string }>(
    `select note from order_events where order_no = $1 and event = 'completed'`,
    [orderNo],
  );
  expect(last?.note).toBe(`沪A12345 提走 ${tons} t；结清凭证 收据 2026-0001`);
});
