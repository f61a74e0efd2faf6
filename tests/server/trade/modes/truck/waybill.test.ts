/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { allHandedIn } from '../../../orders/orders/support/papers';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { mishappedTruck } from './support/mishapped';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

it('22: truck departs only with its waybill number, whatever documents exist', async () => {
  const { atGate, checked, pictured, moved, paper, passed, brief, orderNo, token } = await mishappedTruck(gateway);
  await atGate();
  await checked();
  await allHandedIn(gateway, token, orderNo);
  await pictured();
  await moved('cargo.in');
  expect(await moved('departed')).toMatchObject({ code: CODES.moveRefused });
  for (const docType of ['WAYBILL', 'SAFECARD']) await paper('运单与安全卡随车', docType);
  expect(await passed('运单与安全卡随车'), 'the number comes first').toMatchObject({ message: '请先报告“电子运单”' });
  expect(await moved('departed')).toMatchObject({ code: CODES.moveRefused });
  expect((await brief()).state).toBe('CARGO_IN');
  expect(await passed('电子运单', 'DZYD20261207')).toMatchObject({ code: CODES.success });
  expect(await passed('运单与安全卡随车')).toMatchObject({ code: CODES.success });
  expect(await moved('departed')).toMatchObject({ code: CODES.success });
});
