import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { ShownReceipt } from '../../../machines/order/order-receipt';
import { VerifyBanner } from '../../../src/features/order-success/verify-banner';
import { ORDER } from '../../support/plans/order/orders';

const nothing = () => {};

const on = {
  refresh: nothing,
  verify: () => {},
  closeGreeting: nothing,
  visitCenter: nothing,
  openCancellation: nothing,
  print: nothing,
  saveCalendar: nothing,
};

const shown = (asked: typeof ORDER.asked) => {
  const order = { ...ORDER, state: 'PENDING_UPDATE' as const, verifyBy: null, asked };
  const view: ShownReceipt = {
    stage: 'shown',
    standing: 'calm',
    secondsLeft: 0,
    now: 0,
    steps: [],
    nextAddress: null,
    isGreeting: false,
    isFresh: true,
    isBusy: false,
    order,
  };
  render(<VerifyBanner view={view} again={null} on={on} />);
};

it('an order returned for documents shows which, why and the deadline', () => {
  shown({
    papers: [{ docType: 'SDS_EN', name: 'SDS（英文）' }],
    reason: '第 14 章看不清',
    replyBy: '2026-11-27T10:00:00.000Z',
  });
  screen.getByRole('heading', { name: '请在 11-27 周五 18:00 前补交资料' });
  screen.getByText('SDS（英文）');
  screen.getByText('审核说明：第 14 章看不清');
  expect(screen.queryByText(/无需等待/)).toBeNull();
});

it('an order returned without named documents lists the missing ones due by now', () => {
  shown({ papers: [], reason: '资料不全', replyBy: '2026-11-27T10:00:00.000Z' });
  expect(document.body.textContent).not.toContain('VGM');
  expect(document.body.textContent).toContain('SDS');
});
