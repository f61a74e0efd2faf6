/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CODES } from '../../../../../contract/wire/envelope';
import { CTU_CHECK_IDS } from '../../../../../domain/modes/cfs/ctu-checks';
import type { HouseEvent } from '../../../../../domain/order/life/lifecycle';
import { moveName } from '../../../../../server/doors/desk/orders/move-name';
import { briefOf, orderedBy } from '../../../../support/modes/gateway-case';
import { deskOf } from '../../../support/desk';
import { openTestGateway, type TestGateway } from '../../../support/gateway';
import { CFS_CASE } from '../support/cfs';
import * as v from 'valibot';
import { cfsReceipt } from '../../../../../domain/modes/cfs/receipt-shape';

let gateway: TestGateway;
let [orderNo, token] = ['', ''];
beforeAll(async () => {
  gateway = await openTestGateway();
  const { person, order } = await orderedBy(gateway, CFS_CASE);
  ({ orderNo } = order);
  ({ token } = person);
});
afterAll(() => gateway.close());

const found = () => deskOf(gateway).find(orderNo);
const shown = async () => (await found())?.checks;
const called = async () => {
  const order = await found();
  return order?.moves.map((event) => moveName(event, order.stands));
};
const checked = (change: object) =>
  deskOf(gateway).act('checked', {
    orderNo,
    unit: 1,
    items: [...CTU_CHECK_IDS],
    isFine: true,
    note: '',
    ...change,
  });
const seen = async () => v.parse(cfsReceipt, (await briefOf(gateway, token, orderNo)).detail).checks;

async function moved(event: HouseEvent) {
  const from = (await briefOf(gateway, token, orderNo)).state;
  return deskOf(gateway).move({ orderNo, from, event });
}

it('container check starts once trucks may come', async () => {
  expect(await shown()).toBeNull();
  expect(await checked({})).toMatchObject({ code: CODES.moveRefused });
  expect((await moved('accepted')).code).toBe(CODES.success);
  expect(await called()).toEqual(['撤销并释放', '已发预约码']);
  expect(await checked({})).toMatchObject({ code: CODES.moveRefused });
  expect((await moved('space.released')).code).toBe(CODES.success);
  expect(await called(), 'nothing is packed before its day').toEqual(['撤销并释放']);
  expect(await shown()).toMatchObject({ units: [{ no: 1, name: '1 号箱 20GP', open: 14 }], failed: [] });
});

it('container check rejects unknown boxes and questions, and faults without a note', async () => {
  for (const change of [
    { unit: 2 },
    { unit: 0 },
    { unit: 1.5 },
    { unit: '1' },
    { items: [] },
    { items: ['constructor'] },
    { items: ['__proto__'] },
    { items: ['floor', 'roof'] },
    { items: 'floor' },
    { isFine: 'yes' },
    { isFine: false, note: ' 坏 ' },
    { isFine: false, note: '坏'.repeat(101) },
    { orderNo: "CF' or 1=1 --" },
  ])
    expect(await checked(change), JSON.stringify(change)).toMatchObject({ status: 400 });
  expect(await checked({ orderNo: 'CF261122ZZZZZZ' })).toMatchObject({ status: 404 });
  expect(await seen()).toEqual([]);
});

it('container check shows the owner the latest answers, and blocks loading until all are fine', async () => {
  expect(await moved('cargo.in')).toMatchObject({
    code: CODES.moveRefused,
    message: '还有 14 项现场检查没有合格，不能登记',
  });
  expect((await checked({ items: ['floor'], isFine: false, note: '地板有钉头' })).code).toBe(CODES.success);
  expect((await checked({ items: CTU_CHECK_IDS.filter((item) => item !== 'floor') })).code).toBe(CODES.success);
  expect(await seen()).toHaveLength(14);
  expect(await shown()).toMatchObject({
    units: [{ open: 1 }],
    failed: [{ unit: 1, item: 'floor', note: '地板有钉头' }],
  });
  expect(await moved('cargo.in')).toMatchObject({
    code: CODES.moveRefused,
    message: '还有 1 项现场检查没有合格，不能登记',
  });
  expect((await checked({ items: ['floor', 'floor'], note: '钉头已除' })).code).toBe(CODES.success);
  expect((await seen()).find(({ item }) => item === 'floor')).toMatchObject({ isFine: true, note: '钉头已除' });
  const door = { orderNo, unit: 1, containerNo: 'CSQU3054383', seal: 'SH123456', vgm: null };
  expect((await deskOf(gateway).act('packed', door)).code).toBe(CODES.success);
  const signer = { orderNo, name: '张三', licence: 'ZX-2024-001' };
  expect((await deskOf(gateway).act('signed', signer)).code).toBe(CODES.success);
  expect((await moved('cargo.in')).code).toBe(CODES.success);
  expect(await seen()).toHaveLength(14);
  expect(await shown()).toBeNull();
  expect(await called()).toEqual(['已集港']);
  expect(await checked({})).toMatchObject({ code: CODES.moveRefused });
});
