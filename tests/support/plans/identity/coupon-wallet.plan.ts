import { couponWalletMachine, type LoadWalletOutcome } from '../../../../machines/identity/coupon-wallet';
import { NOW, WALLET } from '../../../../stories/content/coupon-claim.fixtures';
import { sharedPlan } from '../../model/plan';

/** Arrival time of the answer on a clock that is an hour slow. */
const HEARD_AT = Date.parse(NOW) - 3_600_000;
const MONTH = 30 * 24 * 3_600_000;

const heard = (coupons: typeof WALLET): LoadWalletOutcome => ({ ok: true, coupons, now: NOW, heardAt: HEARD_AT });

export const couponWalletPlan = sharedPlan('couponWalletPlan', couponWalletMachine, {
  inputs: { 'somebody inside': undefined },
  events: {
    'wallet.refresh': 'bare',
    'clock.ticked': {
      'a second later': { now: HEARD_AT + 1_000 },
      'the first coupon has ended': { now: HEARD_AT + MONTH },
    },
  },
  outcomes: {
    loadWallet: {
      done: {
        'one of each kind': heard(WALLET),
        'none can be used any more': heard(WALLET.filter(({ state }) => state !== 'HELD')),
        'none was ever claimed': heard([]),
        offline: { ok: false, code: 'network' },
        unavailable: { ok: false, code: 'unavailable' },
      },
      error: { bug: new TypeError('no wallet') },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ coupons, countdown, failureCode }) => [
    coupons.map(({ couponId, state }) => couponId + state),
    countdown?.secondsLeft,
    failureCode,
  ],
});
