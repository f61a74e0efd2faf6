import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { MadeWith as Beside } from '../../../domain/order/drafts/beside';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { madeWithCopy as copy } from '../../../src/copy/order/made-with';
import { OrderCancelDialogView } from '../../../src/features/order-cancel/order-cancel-dialog';
import { MadeWith } from '../../../src/features/order-success/made-with';

const TRUCK: Beside = {
  orderNo: 'TR2611207K3M9Q',
  mode: 'TRUCK',
  state: 'CONFIRMED',
  cancelFee: { amount: 67_098, currency: '1' },
};
const NONE = () => undefined;

/** Text about the linked order in the cancellation dialog. */
function said(beside: Beside | undefined): string {
  const view = { fee: { amount: 20_000, currency: '1' }, beside, reason: null, failureCode: null };
  const { unmount } = render(
    <OrderCancelDialogView
      view={{ ...view, isReasonMissing: false, isBusy: false, isClosed: false }}
      on={{ choose: NONE, confirm: NONE, keep: NONE }}
    />,
  );
  const text = screen.getByRole('alertdialog').textContent;
  unmount();
  return text;
}

describe('linked order', () => {
  it('links by its mode and shows its state', () => {
    render(<MadeWith order={{ beside: TRUCK, state: 'CONFIRMED' }} />);
    expect(screen.getByRole('heading', { name: copy.title('TRUCK') })).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/haul/order?no=TR2611207K3M9Q');
    expect(screen.getByText(/^TR26 1120 7K3M 9Q，/)).toBeTruthy();
  });

  it('shows that nothing is carried or handed over when the other is refused or cancelled', () => {
    const truck = (state: OrderState, own: OrderState) => {
      const { container, unmount } = render(<MadeWith order={{ beside: { ...TRUCK, state }, state: own }} />);
      const { textContent } = container;
      unmount();
      return textContent;
    };
    for (const state of ['REJECTED', 'CANCELLED', 'AUTO_CANCELLED'] as const)
      expect(truck(state, 'CONFIRMED')).toContain('不会有车来提本单的货');
    expect(truck('DEPARTED', 'CONFIRMED')).not.toContain('不会有车来');
    expect(truck('REJECTED', 'CANCELLED'), 'neither is left').not.toContain('不会有车来');
    const goods: Beside = { ...TRUCK, mode: 'MALL', state: 'REJECTED' };
    render(<MadeWith order={{ beside: goods, state: 'UNDER_REVIEW' }} />);
    expect(screen.getByText(/^采购订单已不成立，仓库不会交货/)).toBeTruthy();
  });

  it('is cancelled alone and shows the fee of the other unless that one is over', () => {
    expect(said(TRUCK)).toContain('现在取消它另收 ¥670.98');
    expect(said({ ...TRUCK, cancelFee: { amount: 0, currency: '1' } })).toContain('现在取消它不收费用');
    expect(said({ ...TRUCK, cancelFee: null })).toContain('它也已不能取消');
    expect(said({ ...TRUCK, state: 'CANCELLED' })).not.toContain('不会随之取消');
    expect(said(undefined)).not.toContain('不会随之取消');
  });
});
