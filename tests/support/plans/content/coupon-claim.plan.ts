import { couponClaimMachine } from '../../../../machines/content/coupon-claim';
import {
  CLAIMABLE,
  EARLY,
  EMPTY,
  HELD,
  OF_ENTERPRISE,
  OVER,
  USED,
} from '../../../../stories/content/coupon-claim.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const sheet = (of: typeof CLAIMABLE) => ({ ok: true as const, sheet: of });

export const couponClaimPlan = sharedPlan('couponClaimPlan', couponClaimMachine, {
  inputs: { 'a coupon of a campaign': { id: '101', couponId: 'TK300' } },
  events: { 'coupon.claim': 'bare', 'coupon.refresh': 'bare' },
  outcomes: {
    loadCoupon: {
      done: {
        'it can be claimed': sheet(CLAIMABLE),
        'one is held': sheet(HELD),
        'one is held, and another can be claimed': sheet({ ...HELD, bound: null }),
        'one is held, and all are gone': sheet({ ...HELD, bound: null, left: 0 }),
        'one is held, and it has ended': sheet({ ...HELD, bound: null, phase: 'ENDED' }),
        'one was used': sheet(USED),
        'one was used, and it has ended': sheet({ ...USED, phase: 'ENDED' }),
        'the enterprise has enough of the last time': sheet({ ...OF_ENTERPRISE, phase: 'UPCOMING' }),
        'it has not begun, and all are given away': sheet({ ...EARLY, left: 0 }),
        'the enterprise has enough': sheet(OF_ENTERPRISE),
        'it has not begun': sheet(EARLY),
        'it has ended': sheet(OVER),
        'all are gone': sheet(EMPTY),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no coupon') },
    },
    findPerson: {
      done: { 'signed in': { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('no dialog') },
    },
    claimCoupon: {
      done: {
        claimed: sheet(HELD),
        'signed out meanwhile': failed('signedOut'),
        'a captcha is asked for': { ...failed('captcha'), phone: '13800126621' },
        'gone meanwhile': failed('moved'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    obtainProof: {
      done: {
        proven: { ok: true, proof: 'proof' },
        cancelled: { ok: false, failure: { code: 'cancelled' } },
        failed: { ok: false, failure: { code: 'failed' } },
      },
      error: { bug: new TypeError('no captcha here') },
    },
  },
  distinguish: ({ sheet: known, phone, proof, failureCode }) => [
    [known?.phase, known?.left, known?.bound, known?.own?.map(({ state }) => state)],
    [phone, proof, failureCode],
  ],
});
