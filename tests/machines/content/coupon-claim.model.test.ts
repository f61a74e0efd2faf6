import { describeModel } from '../../support/model/describe-model';
import { couponClaimPlan } from '../../support/plans/content/coupon-claim.plan';

const APART = 'an outcome has one code, so at most one of these guards is true';

describeModel(couponClaimPlan, {
  equivalent: {
    'claiming claimCoupon onDone #0 and #1 swapped': APART,
    'claiming claimCoupon onDone #1 and #2 swapped': APART,
    'claiming claimCoupon onDone #2 and #3 swapped': APART,
    'proving obtainProof onDone #0 and #1 swapped': APART,
  },
  invariants: {
    'a proof is kept only while it is sent': ({ context: { proof }, ...now }) =>
      proof === null || now.matches('claiming'),
    'nobody is offered what they cannot have': ({ context: { sheet }, ...now }) =>
      !now.hasTag('claimable') || (sheet?.phase === 'RUNNING' && sheet.left > 0 && sheet.bound === null),
    'a holder reads of their coupon, not that all are gone or over': ({ context: { sheet }, ...now }) =>
      !(now.matches('empty') || now.matches('over')) || !sheet?.own?.some(({ state }) => state === 'HELD'),
    'what is held is known': ({ context: { sheet }, ...now }) =>
      !now.hasTag('held') || sheet?.own?.some(({ state }) => state === 'HELD') === true,
  },
});
