import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ShownReceipt } from '../../../machines/order/order-receipt';
import { ReceiptHead } from '../../../src/features/order-success/receipt-head';
import { VerifyBanner } from '../../../src/features/order-success/verify-banner';
import { OrderCard } from '../../../src/features/user-center/order-card';
import { ORDER } from '../../support/plans/order/orders';

const nothing = () => {};
const on = {
  refresh: nothing,
  closeGreeting: nothing,
  verify: nothing,
  visitCenter: nothing,
  openCancellation: nothing,
  print: nothing,
  saveCalendar: nothing,
};
const lapsed = { ...ORDER, offerLapsedAt: '2026-11-21T10:00:00.000Z' };

const viewOf = (order: typeof ORDER, standing: ShownReceipt['standing']): ShownReceipt => ({
  stage: 'shown',
  standing,
  secondsLeft: 3_600,
  now: 0,
  steps: [],
  nextAddress: null,
  isGreeting: false,
  isFresh: true,
  isBusy: false,
  order,
});

it.each([
  ['waits for its verification', lapsed, 'waiting' as const],
  ['was verified too late', { ...lapsed, state: 'PENDING_UPDATE' as const, verifyBy: null }, 'calm' as const],
])('a receipt whose offer closed while it %s offers another choice', (_, order, standing) => {
  const view = viewOf(order, standing);
  render(<VerifyBanner view={view} again={<a href="/again">一键重新下单</a>} on={on} />);
  render(<ReceiptHead view={view} again={null} copier={null} edition={null} on={on} />);
  screen.getByRole('heading', { name: '所选方案已于 11-21 周六 18:00 截止，请改选' });
  screen.getByRole('link', { name: '一键重新下单' });
  screen.getByRole('heading', { name: '待改选' });
  const page = document.body.textContent ?? '';
  expect(page).toContain('预留与锁定价格已失效，不收费用');
  expect(page).not.toMatch(/恭喜|无需等待|前完成企业认证/);
});

it('the order list shows the closed offer too', () => {
  const centre = { cancel: nothing, toggle: nothing } as never;
  render(<OrderCard order={lapsed} isOpen={false} now={0} on={centre} />);
  screen.getByText('待改选');
  screen.getByText(/所选方案已于 11-21 18:00 截止/);
  expect(document.body.textContent).not.toContain('前完成企业认证');
});

it('a cancelled order offers no other choice', () => {
  const order = { ...lapsed, state: 'CANCELLED' as const };
  render(<VerifyBanner view={viewOf(order, 'over')} again={null} on={on} />);
  expect(document.body.textContent).not.toContain('改选');
});
