import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { tankCancelFee } from '../../../domain/modes/tank/cancel';
import { CancelFees } from '../../../src/trade/price/cancel-fees';

const cells = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);

it('the cancellation fee table shows the cancellation fee of each state, and no amount before a count', () => {
  const page = render(<CancelFees feeIn={(state) => tankCancelFee(state, 2)} />);
  expect(cells().filter((_, at) => at % 2 === 1)).toEqual(['免费', '¥1,600.00', '¥6,000.00', '不能取消']);
  page.rerender(<CancelFees isCounted={false} feeIn={(state) => tankCancelFee(state, 1)} />);
  expect(cells().filter((_, at) => at % 2 === 1)).toEqual(['免费', '填好数量后显示', '填好数量后显示', '不能取消']);
});
