/** @module-tag long */
import { afterAll, beforeAll, expect, it } from 'vitest';

import { orderDocument } from '../../../../contract/orders/pages';
import { namesOfConstants } from '../../../../server/world/constants/catalogue';
import { bookingNote } from '../../../../server/trade/modes/booking-note';
import { fclNote } from '../../../../server/trade/modes/fcl/mode';
import { dangerousOrder, factsFor } from '../../../support/fcl-order';
import { orderedBy } from '../../../support/modes/gateway-case';
import { bearing, newPerson } from '../../people/identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { openTestGateway, type TestGateway } from '../../support/gateway';
import { FLEXI_CASE } from './support/flexi';
import { LCL_CASE } from './support/lcl';
import { TANK_CASE } from './support/tank';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await openTestGateway();
});
afterAll(() => gateway.close());

const noteOf = (token: string, orderNo: string) =>
  gateway.get<{ html: string }>(
    orderDocument.path.replace(':orderNo', orderNo).replace(':kind', 'bookingNote'),
    bearing(token),
  );

it('booking note contains parties, weights, hazards, terms and deadlines', async () => {
  const { token } = await newPerson(gateway);
  const { orderNo } = await ordered(gateway, token);
  const { html } = (await noteOf(token, orderNo)).data;
  for (const words of [
    '发货人',
    '收货人',
    '通知人',
    'UN 1230',
    'PG II',
    '毛重 kg',
    '箱型箱量',
    '贸易条款',
    '运费条款',
    '截关',
    '总价',
  ])
    expect(html).toContain(words);
});

it('booking note exists for LCL, and is hidden from others', async () => {
  const { person, order } = await orderedBy(gateway, LCL_CASE);
  const { orderNo } = order;
  expect((await noteOf(person.token, orderNo)).data.html).toContain('UN 1230');
  const stranger = await newPerson(gateway);
  expect((await noteOf(stranger.token, orderNo)).status).toBe(404);
});

it.each([FLEXI_CASE, TANK_CASE])('booking note of $id omits goods figures its form does not have', async (mode) => {
  const typed = { grossKg: '-99999', netKg: '1e309', pieces: 'constructor', volume: 'NaN', packKind: '__proto__' };
  const { person, order } = await orderedBy(gateway, {
    ...mode,
    sound: (quote) => {
      const form = mode.sound(quote);
      return { ...form, goods: form.goods.map((row) => ({ ...row, ...typed })) };
    },
  });
  const { html } = (await noteOf(person.token, order.orderNo)).data;
  for (const words of Object.values(typed)) expect(html).not.toContain(words);
  // Data stored by an older release is filtered as well.
  await gateway.database.query(
    `update orders set snapshot = jsonb_set(snapshot, '{form,goods,0,grossKg}', '"-88888"') where order_no = $1`,
    [order.orderNo],
  );
  expect((await noteOf(person.token, order.orderNo)).data.html).not.toContain('-88888');
});

it('booking note escapes markup, marks the consignee as notify party, and gives the source of charges', () => {
  const { quote } = factsFor('SGSIN');
  if (!quote) throw new Error('no quote');
  const form = { ...dangerousOrder, remark: '<img src=x onerror=alert(1)>' };
  const [unitPrice, total] = [
    { amount: 120_00, currency: '2' },
    { amount: 240_00, currency: '2' },
  ];
  const lines = [{ item: 'GAU', name: '口岸换装费 20GP', unit: 'LIFT', unitPrice, quantity: 2, total, part: 'TRAIN' }];
  const charges = { lines, totalUsd: total, totalYuan: { amount: 1704_00, currency: '1' }, notIncluded: [] };
  const order = { form, quote, charges } as never;
  const html = bookingNote(order, 'FC261122ABCDEF', { own: fclNote(order) });
  expect(html).not.toContain('<img');
  expect(html, 'each box by its verified gross mass').toContain('甲醇 14160 kg，VGM 约 16490 kg');
  expect(html).toContain('<td>口岸换装费 20GP</td><td>$120.00 × 2 箱次</td><td>$240.00</td>');
  expect(html).toContain('<dt>总价</dt><dd>$240.00（折合 ¥1,704.00）</dd>');
  expect(html).toMatch(/通知人<\/dt><dd>同收货人/);
  const stored = bookingNote(order, 'WH261122ABCDEF', { kind: 'STORE' });
  expect(stored, 'a store is no carrier').not.toMatch(/货运委托书|承运人|启运/);
  expect(stored).toMatch(/仓储委托书[\s\S]+<dt>仓库<\/dt>/);
});

it('booking note names codes in a comma list, and keeps unknown ones', () => {
  expect(namesOfConstants('serviceType', 'TRK,ZZZ')).toBe('拖车/送货、ZZZ');
  expect(namesOfConstants('serviceType', '')).toBe('');
});
