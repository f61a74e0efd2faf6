import { afterAll, beforeAll, expect, it } from 'vitest';

import { DatabaseUnavailable } from '../../../../server/base/database/unavailable';
import { gateRoute } from '../../../../server/orders/order-service/gate';
import { openTestGateway, type TestGateway } from '../../support/gateway';

let gateway: TestGateway;
beforeAll(async () => {
  const away = gateRoute(() => Promise.reject(new DatabaseUnavailable('away', new Error('connect ECONNREFUSED'))));
  gateway = await openTestGateway({ extraRoutes: () => [{ ...away, path: '/__test/g/:code' }] });
});
afterAll(() => gateway.close());

it('gate code scanned while the database is away shows a gate page with a retry time', async () => {
  const answer = await gateway.request('/__test/g/ABCDE23456');
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  expect(await answer.text()).toContain('系统暂时查不到预约，请稍后再扫；车辆请在门外等候。');
});
