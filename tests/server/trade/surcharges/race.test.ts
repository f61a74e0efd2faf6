/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestGateway, type TestGateway } from '../../support/gateway';

const FIFTY = 50;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('surcharge sum of fifty parallel six per cent ones: one applies, the others wait for approval', async () => {
  const desk = gateway.surcharges.deskOver({});
  const put = await Promise.all(
    Array.from({ length: FIFTY }, (_, at) =>
      desk.put({
        mode: 'FCL',
        key: 'carrier:*',
        scope: '整箱海运',
        classes: [],
        name: `附加费${'甲乙丙丁'.charAt(at % 4)}`,
        percent: 6,
        from: '2026-03-02',
        until: '2026-04-20',
      }),
    ),
  );
  expect(put.filter(({ waits }) => !waits)).toHaveLength(1);
  expect(await gateway.surcharges.read()).toHaveLength(1);
});
