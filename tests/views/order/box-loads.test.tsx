import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { FclForm } from '../../../domain/modes/fcl/form';
import { fclReceiptParts } from '../../../src/copy/modes/fcl/receipt-parts';
import { RouteCard } from '../../../src/features/order-success/route-card';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { formViewOf, LISTS, order as page } from '../../../stories/order/fcl-order.fixtures';
import { PERSULFATE_ROW, SOUND } from '../../../stories/order/order-forms.fixtures';
import { STEP_PARTS } from '../../support/modes/order-step';
import { ORDER } from '../../support/plans/order/orders';

const order = {
  ...ORDER,
  loads: [
    { type: '20GP', first: 1, count: 1, goods: ['甲醇'], kg: 14_160, vgmKg: 16_490 },
    { type: '40HQ', first: 2, count: 2, goods: ['过硫酸钠', '硼酸'], kg: 5_000.5, vgmKg: 9_001 },
  ],
};
const SAID = [
  ['第 1 箱 20GP', '甲醇 14,160 kg，VGM 约 16,490 kg'],
  ['第 2–3 箱 40HQ', '过硫酸钠 + 硼酸 每箱 5,000.5 kg，VGM 约 9,001 kg'],
];

it('the receipt shows each container with its planned weight', () => {
  render(<RouteCard order={order} parts={fclReceiptParts(order)} />);
  for (const [name, text] of SAID) expect(screen.queryByText(`${name}：${text}`)).not.toBeNull();
});

function lettersOf(form: FclForm): string[] {
  const parts = { ...page.form, view: formViewOf(form, 'goods'), lists: LISTS } as never;
  const { unmount } = render(<FclStep {...STEP_PARTS.around} parts={parts} />);
  const said = screen.queryAllByText(/^(装得下|超出|待填写)$/).map((one) => one.textContent ?? '');
  unmount();
  return said;
}

it('no container counts as fitting with unweighed goods', () => {
  const boxes = [{ type: '20GP' as const, count: '2' }];
  expect(lettersOf({ ...SOUND, boxes })).toEqual(['装得下']);
  const unweighed = { ...PERSULFATE_ROW, key: '2', pieces: '', grossKg: '', volume: '' };
  expect(lettersOf({ ...SOUND, boxes, goods: [...SOUND.goods, unweighed] })).not.toContain('装得下');
});
