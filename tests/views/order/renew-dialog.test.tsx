import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { RenewDialogView } from '../../../src/features/order/renew-dialog';
import { quoteWishes } from '../../../stories/order/fcl-order.fixtures';
import { lockedQuote } from '../../../stories/order/order-quote.fixtures';
import { dollars, QUOTE } from '../../../stories/order/quoted.fixtures';

it('the renewal dialog does not call an unchanged price new', () => {
  const charges = QUOTE.offer.price?.charges ?? null;
  const renewal = { quote: QUOTE, before: dollars(553_367), difference: dollars(0) };
  const view = { ...lockedQuote, stage: 'lapsed' as const, renewal };
  render(<RenewDialogView view={view} on={quoteWishes} before={charges} now={charges} />);
  const dialog = screen.getByRole('alertdialog');
  expect(dialog.textContent).toContain('价格没有变');
  expect(dialog.textContent).not.toMatch(/已更新|新价|差额/);
  expect(screen.getByRole('button', { name: '按原价继续' })).toBeTruthy();
});
