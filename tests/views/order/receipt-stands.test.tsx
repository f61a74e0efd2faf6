import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { ReceiptHistory } from '../../../src/features/order-success/receipt-history';
import { stateName } from '../../../src/copy/orders/states';

const at = '2026-11-20T01:42:00.000Z';

it('the receipt history shows states and events in the words of the mode', () => {
  const stands = { BOOKED: '已放舱放罐' } as const;
  render(
    <ReceiptHistory
      stands={stands}
      events={{ 'paper.handed': '交来证明' }}
      history={[
        { event: 'accepted', state: 'CONFIRMED', at, note: null },
        { event: 'space.released', state: 'BOOKED', at, note: 'GLTU3054381' },
        { event: 'paper.withdrawn', state: 'BOOKED', at, note: null },
        { event: 'paper.handed', state: 'BOOKED', at, note: null },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(-15))).toEqual([
    expect.stringContaining('交来证明'),
    expect.stringContaining('撤回资料'),
    expect.stringContaining('放罐：GLTU3054381'),
    expect.stringContaining('审核通过，订单确认'),
  ]);
  expect([stateName({ stands }, 'BOOKED'), stateName({ stands }, 'CARGO_IN'), stateName({}, 'BOOKED')]).toEqual([
    '已放舱放罐',
    '已进仓/已装箱',
    '已放舱',
  ]);
});
