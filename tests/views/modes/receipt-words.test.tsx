import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { cfsReceiptParts } from '../../../src/copy/modes/cfs/receipt-parts';
import { whReceiptParts } from '../../../src/copy/modes/wh/receipt-parts';
import { OrderGreeting } from '../../../src/features/order-success/order-greeting';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';

const on = { closeGreeting: vi.fn<() => void>(), verify: vi.fn<() => void>() };

it.each([
  ['装箱港', cfsReceiptParts(PLACED_CFS)],
  ['送往', { ...whReceiptParts(PLACED_CFS), carriage: '甲类库', amount: '12 吨' }],
  ['航程', { ...cfsReceiptParts(PLACED_CFS), route: undefined as never }],
])('calls the places of an order %s, as its mode does', (word, parts) => {
  const view = { order: PLACED_CFS, steps: [], standing: 'calm' } as never;
  const { container } = render(<OrderGreeting view={view} parts={parts} copier={null} on={on} />);
  const text = container.ownerDocument.body.textContent ?? '';
  expect(['装箱港', '送往', '航程'].filter((one) => text.includes(one))).toEqual([word]);
});
