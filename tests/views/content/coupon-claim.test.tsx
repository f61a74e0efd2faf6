import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import {
  selectCouponClaim,
  type CouponClaimActor,
  type CouponClaimSnapshot,
} from '../../../machines/content/coupon-claim';
import { couponCopy as copy } from '../../../src/copy/campaign/coupons';
import { CouponClaim } from '../../../src/features/campaign/coupon-claim';
import { COUPON } from '../../../stories/content/coupon-claim.fixtures';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { couponClaimPlan } from '../../support/plans/content/coupon-claim.plan';
import { alertText } from '../../support/sight';

const pageText = () => document.body.textContent ?? '';

function look(snapshot: CouponClaimSnapshot) {
  const { stage, sheet, isBusy, failureCode } = selectCouponClaim(snapshot);
  expect(pageText()).toContain(copy.rules(COUPON));
  const press = screen.queryByRole('button', { name: /^领取中?$/ });
  expect(press !== null, 'a press only where one can be had').toBe(stage === 'claimable');
  expect(press?.getAttribute('aria-busy') ?? 'false').toBe(String(isBusy));
  expect(screen.queryByRole('button', { name: copy.wallet }) !== null, 'a way to what is held').toBe(
    stage !== 'lost' && (sheet?.own ?? []).length > 0,
  );
  if (stage === 'lost') return expect(alertText()).toContain(copy.lost);
  expect(failureCode === null || pageText().includes(copy.failure[failureCode])).toBe(true);
  if (stage === 'loading') return expect(screen.getByRole('status').textContent).toBe(copy.loading);
  if (stage === 'held') {
    const own = sheet?.own?.find(({ state }) => state === 'HELD') ?? expect.unreachable('what is held is known');
    return expect(screen.getByRole('status').textContent).toBe(copy.held + copy.until(own));
  }
  if (stage === 'bounded') return expect(pageText()).toContain(copy.bounded(COUPON, sheet?.bound ?? 'person'));
  if (stage === 'claimable') return expect(pageText()).toContain(copy.left(sheet?.left ?? 0, COUPON.stock));
  return expect(pageText()).toContain(copy[stage]);
}

walkView({
  plan: couponClaimPlan,
  mount: (actor: CouponClaimActor) => (
    <CouponClaim coupon={COUPON} actor={actor} onVisit={() => {}} renderCaptcha={() => null} />
  ),
  perform: {
    'coupon.claim': () => pressOrLate('button', copy.claim.idle),
    'coupon.refresh': () => pressOrLate('button', copy.retry),
  },
  look,
});
