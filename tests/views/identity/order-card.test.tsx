import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { AirReceipt } from '../../../domain/modes/air/receipt';
import type { LclReceipt } from '../../../domain/modes/lcl/receipt';
import { readPlacedOrder } from '../../../src/effects/after-order/placed-in';
import { OrderCard } from '../../../src/features/user-center/order-card';
import { ORDER } from '../../support/plans/order/orders';

const share: LclReceipt = {
  shed: { code: 'SHWG', nameCn: '途拼·外高桥危品拼箱仓', nameEn: 'SHWG', address: '上海市浦东新区外高桥' },
  transitDays: 36,
  pieces: 2,
  kg: 860,
  m3: 1.45,
  tons: { m3: 1.45, t: 0.86, charged: 1.45, basis: 'VOLUME' },
  isStackable: true,
  marks: 'N/M',
  deliverAt: null,
  plateNo: '',
  driverName: '',
  trucks: [],
};

const brief: OrderBrief = {
  ...ORDER,
  orderNo: 'LC2611207K3M9Q',
  mode: 'LCL',
  supplier: share.shed,
  leavesAt: ORDER.etd,
  arrivesAt: ORDER.eta,
  detail: { ...share },
};

const wishes = { toggle: vi.fn<() => void>(), cancel: vi.fn<() => void>() };
const leads = () => screen.getByRole('link', { name: '打开订单页' }).getAttribute('href');

const opened = async (order: OrderBrief) => {
  await person.opens(<OrderCard order={await readPlacedOrder(order)} isOpen now={0} on={wishes} />);
  await vi.waitFor(() => expect(leads()).toBeTruthy());
  return document.body.textContent ?? '';
};

it('an LCL order shows its own terms and links to its own page', async () => {
  const text = await opened(brief);
  expect(text).toContain('途拼·外高桥危品拼箱仓');
  expect(text).toContain('1.45');
  expect(text).not.toContain('箱量');
  expect(leads()).toBe('/shippingLcl/success?no=LC2611207K3M9Q');
  await person.leaves();
});

it('an air order shows its flight and its chargeable weight', async () => {
  const flown: AirReceipt = {
    flight: 'LY8061',
    aircraft: 'F',
    landsAt: '2026-12-02T05:40:00',
    pieces: 1,
    weight: { kg: 260, volumeKg: 150, charged: 260, by: 'WEIGHT' },
    rung: '100',
    waybillNo: '999-12345675',
    packed: null,
    isCargoOnly: true,
    outers: [],
    alternative: null,
  };
  const text = await opened({ ...brief, mode: 'AIR', orderNo: 'AR2611207K3M9Q', detail: { ...flown } });
  expect(text).toContain('LY8061');
  expect(text).toContain('260 kg');
  expect(text).toContain('起飞');
  expect(text).not.toContain('开船');
  await person.leaves();
});

it('goods show their UN number if any, else their name alone', async () => {
  const goods = [
    { nameCn: '甲醇', unNo: '1230', hazardClass: '3' as const, subRisks: ['6.1'], packingGroup: 'II' },
    { nameCn: '甘油', unNo: null, hazardClass: null, subRisks: [], packingGroup: null },
  ];
  expect(await opened({ ...brief, goods })).toContain('甲醇 UN 1230；甘油');
  expect(document.body.textContent).not.toContain('null');
  await person.leaves();
});

it('an order of a mode without a receipt shows the common facts', async () => {
  const text = await opened({ ...brief, mode: 'CFS', orderNo: 'CF2611207K3M9Q', detail: {} });
  expect(text).toContain('途拼·外高桥危品拼箱仓');
  expect(leads()).toContain('no=CF2611207K3M9Q');
  await person.leaves();
});
