import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';

import { COUPON_STATES } from '../../../domain/offer/coupon';
import { selectCouponWallet, type CouponWalletSnapshot } from '../../../machines/identity/coupon-wallet';
import { couponWalletCopy as copy } from '../../../src/copy/campaign/wallet';
import { CouponWallet } from '../../../src/features/user-center/coupon-wallet';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { couponWalletPlan } from '../../support/plans/identity/coupon-wallet.plan';
import { alertText } from '../../support/sight';

function look(now: CouponWalletSnapshot) {
  const { stage, coupons, failureCode } = selectCouponWallet(now);
  expect(screen.queryByRole('status')?.textContent ?? null).toBe(stage === 'loading' ? copy.loading : null);
  expect(alertText()?.includes(failureCode ? copy.failure[failureCode] : '') ?? false).toBe(stage === 'lost');
  expect(screen.queryByText(copy.none) !== null).toBe(stage === 'shown' && coupons.length === 0);
  for (const state of COUPON_STATES) {
    const group = screen.queryByRole('heading', { level: 2, name: copy.groups[state] })?.closest('section');
    const own = stage === 'shown' ? coupons.filter((one) => one.state === state) : [];
    const titles = group ? within(group).queryAllByRole('listitem') : [];
    expect(titles.map(({ textContent }) => own.some(({ title }) => textContent?.includes(title)))).toEqual(
      own.map(() => true),
    );
    for (const { orderNo } of own)
      if (orderNo !== null) expect(screen.getByRole('link', { name: copy.order(orderNo) })).toBeTruthy();
  }
}

walkView({
  plan: couponWalletPlan,
  mount: (actor) => <CouponWallet actor={actor} />,
  perform: { 'wallet.refresh': () => pressOrLate('button', /^(刷新|重试)$/) },
  byWorld: { 'clock.ticked': 'the clock' },
  look,
});
