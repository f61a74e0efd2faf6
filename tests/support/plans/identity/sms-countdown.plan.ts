import { smsCountdownMachine } from '../../../../machines/identity/sms-countdown';
import { sharedPlan } from '../../model/plan';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 86_400_000;

const request = { phone: '13800126621', messageType: 'user_login' } as const;

/** Shared by the chart, the form and Chromium. */
export const smsCountdownPlan = sharedPlan('smsCountdownPlan', smsCountdownMachine, {
  inputs: {
    fresh: { resendAt: 0, now: NOW },
    'still cooling': { resendAt: NOW + 12_000, now: NOW },
  },
  events: {
    'code.request': { 'a mobile number': request, 'half a number': { ...request, phone: '138' } },
    'clock.ticked': {
      'a second later': { now: NOW + 1_000 },
      'a minute later': { now: NOW + MINUTE },
      'set back by a day': { now: NOW - DAY },
    },
  },
  outcomes: {
    obtainProof: {
      done: {
        proven: { ok: true, proof: 'proof' },
        cancelled: { ok: false, failure: { code: 'cancelled' } },
        failed: { ok: false, failure: { code: 'failed' } },
      },
      error: { bug: new TypeError('no captcha here') },
    },
    requestCode: {
      done: {
        sent: { ok: true, answeredAt: NOW, resendAfterSeconds: 60 },
        'too early': { ok: false, answeredAt: NOW, failure: { code: 'refused', retryAfterSeconds: 30 } },
        'too often': { ok: false, answeredAt: NOW, failure: { code: 'refused' } },
        unavailable: { ok: false, answeredAt: NOW, failure: { code: 'unavailable' } },
        offline: { ok: false, answeredAt: NOW, failure: { code: 'network' } },
      },
      error: { bug: new TypeError('not an answer') },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ secondsLeft, resendAt, failure, phone }) => [secondsLeft, resendAt, failure, phone],
});
