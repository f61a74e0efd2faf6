import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { ModeId } from '../../../domain/mode-ids';
import type { Measured, MeasuredOutcome, MeasuredStand } from '../../../domain/order/on-site/measured';
import { RECEIPT_PARTS } from '../../../src/copy/modes/receipt-parts';
import { cfsReceiptParts } from '../../../src/copy/modes/cfs/receipt-parts';
import { lclReceiptParts } from '../../../src/copy/modes/lcl/receipt-parts';
import { railReceiptParts } from '../../../src/copy/modes/rail/receipt-parts';
import { whReceiptParts } from '../../../src/copy/modes/wh/receipt-parts';
import { OrderGreeting } from '../../../src/features/order-success/order-greeting';
import { ShedNoticeView } from '../../../src/modes/lcl/shed-notice';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';
import { PLACED_LCL } from '../../../stories/modes/lcl-order.fixtures';

const on = { closeGreeting: vi.fn<() => void>(), verify: vi.fn<() => void>() };

const weight = (charged: number, kg: number, m3: number) => ({ charged, kg, m3 });

it.each<[string, MeasuredStand, MeasuredOutcome]>([
  ['1.62 计费吨（3 件 / 1620 kg / 1.4 m³）', 'ACCEPTED', 'MORE'],
  ['1.62 计费吨（3 件 / 1620 kg / 1.4 m³）', 'SETTLED', 'LESS'],
  ['1 计费吨（3 件 / 520 kg / 0.75 m³）', 'ASKED', 'MORE'],
  ['1 计费吨（3 件 / 520 kg / 0.75 m³）', 'SETTLED', 'SAME'],
])('an LCL order reads %s, chargeable, when its measurement is %s, %s', (said, stands, outcome) => {
  const booked = weight(1, 520, 0.75);
  const measured = { stands, outcome, booked, came: weight(1.62, 1620, 1.4) } as Measured;
  const order = { ...PLACED_LCL, pieces: 3, kg: 520, m3: 0.75, tons: { ...PLACED_LCL.tons, charged: 1 }, measured };
  expect(lclReceiptParts(order).amount).toBe(said);
});

it('a closed warehouse requests no truck plate', () => {
  const plateOf = (order: typeof PLACED_LCL) => {
    const { container, unmount } = render(
      <ShedNoticeView order={order} view={{ busyKind: null, failureCode: null }} on={{ fetch: vi.fn<() => void>() }} />,
    );
    const text = container.textContent ?? '';
    unmount();
    return /送货车辆(.*?)货物/.exec(text)?.[1];
  };
  const untold = { ...PLACED_LCL, plateNo: '', driverName: '' };
  expect(plateOf({ ...untold, state: 'CARGO_IN' })).toBe('未填');
  expect(plateOf({ ...untold, state: 'CONFIRMED' })).toMatch(/^待补/);
});

it('a rail receipt has a line and the rail permit hint', () => {
  const { route, hints } = railReceiptParts(PLACED_CFS);
  expect([route, hints?.['DG_APPLY']]).toEqual(['线路', '由平台向铁路局申请']);
});

it.each([
  ['装箱港', cfsReceiptParts(PLACED_CFS)],
  ['送往', { ...whReceiptParts(PLACED_CFS), carriage: '甲类库', amount: '12 吨' }],
  ['起讫', { ...cfsReceiptParts(PLACED_CFS), route: undefined as never }],
])('the receipt labels the places of an order %s, as its mode does', (word, parts) => {
  const view = { order: PLACED_CFS, steps: [], standing: 'calm' } as never;
  const { container } = render(<OrderGreeting view={view} parts={parts} copier={null} on={on} />);
  const text = container.ownerDocument.body.textContent ?? '';
  expect(['装箱港', '送往', '起讫'].filter((one) => text.includes(one))).toEqual([word]);
});

const NOWHERE = { code: '', nameCn: '', nameEn: '' };
const ZHANGJIAGANG = { code: 'CNZJG', nameCn: '张家港', nameEn: '' };
const SINGAPORE = { code: 'SGSIN', nameCn: '新加坡', nameEn: '' };

it.each(Object.entries(RECEIPT_PARTS))(
  'the receipt pairs the carrier label with the carrier, never with a place, in an order of %s',
  async (mode, load) => {
    const orders = [
      { org: ZHANGJIAGANG, dst: NOWHERE },
      { org: ZHANGJIAGANG, dst: ZHANGJIAGANG },
      { org: ZHANGJIAGANG, dst: SINGAPORE },
      { org: NOWHERE, dst: NOWHERE },
    ].map((way) => ({ ...PLACED_CFS, mode: mode as ModeId, carrier: '演示承接方', ...way }));
    const partsOf = await load();
    for (const order of orders) {
      const parts = partsOf(order);
      const view = { order, steps: [], standing: 'calm' } as never;
      const { unmount } = render(<OrderGreeting view={view} parts={parts} copier={null} on={on} />);
      const [name, place] = [screen.getAllByRole('term')[0], screen.getAllByRole('definition')[0]];
      expect(name?.textContent === parts.carrierName).toBe(place?.textContent === '演示承接方');
      unmount();
    }
  },
);
