import { fromPromise } from 'xstate';

import { claimCoupon, couponSheet } from '../../../contract/campaigns/coupons';
import { CODES } from '../../../contract/wire/envelope';
import type {
  ClaimCouponInput,
  ClaimCouponOutcome,
  LoadCouponInput,
  LoadCouponOutcome,
} from '../../../machines/content/coupon-claim';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';

const REFUSED: Readonly<Record<string, 'moved' | 'signedOut'>> = {
  [CODES.soldOut]: 'moved',
  [CODES.moveRefused]: 'moved',
  [CODES.bounded]: 'moved',
  [CODES.badRequest]: 'moved',
  [CODES.notFound]: 'moved',
  [CODES.expired]: 'signedOut',
  [CODES.sessionExpired]: 'signedOut',
};

const readPhone = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'phone' in data && typeof data.phone === 'string' ? data.phone : '';

export const couponCallsOver = (gateway: Gateway) => ({
  loadCoupon: fromPromise<LoadCouponOutcome, LoadCouponInput>(async ({ input: { id, couponId }, signal }) => {
    const reply = await gateway.call(couponSheet, { id, couponId }, { signal });
    return reply.kind === 'done' ? { ok: true, sheet: reply.data } : { ok: false, code: unansweredCode(reply) };
  }),
  claimCoupon: fromPromise<ClaimCouponOutcome, ClaimCouponInput>(async ({ input: { proof, ...asked }, signal }) => {
    const request = { ...asked, ...(proof !== null && { captchaVerification: proof }) };
    const reply = await gateway.call(claimCoupon, request, { signal });
    if (reply.kind === 'done') return { ok: true, sheet: reply.data };
    if (reply.kind === 'refused' && reply.code === CODES.captchaRequired)
      return { ok: false, code: 'captcha', phone: readPhone(reply.data) };
    return { ok: false, code: (reply.kind === 'refused' ? REFUSED[reply.code] : undefined) ?? unansweredCode(reply) };
  }),
});
