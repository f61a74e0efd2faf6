import { challengeMachine } from '../../../../machines/identity/captcha/challenge';
import { sharedPlan } from '../../model/plan';
import { bug, NOW, PHONE, puzzle, refusals } from './captcha.plan';

const { limited, offline, wrong } = refusals;

export const captchaChallengePlan = sharedPlan('captchaChallengePlan', challengeMachine, {
  inputs: {
    'the first picture': { request: { captchaType: 'blockPuzzle' }, refusal: null },
    'after a check too many': { request: { captchaType: 'clickWord' }, refusal: limited },
    'after a check nobody answered': { request: { captchaType: 'work', phone: PHONE }, refusal: offline },
  },
  events: {
    'challenge.retry': 'bare',
    'clock.ticked': {
      'a second later': { now: NOW + 1_000 },
      'when the wait is over': { now: NOW + 42_000 },
      'set back by a day': { now: NOW - 86_400_000 },
    },
  },
  outcomes: {
    requestChallenge: {
      done: {
        served: { ok: true, challenge: puzzle },
        limited,
        'limited, nobody knows how long': refusals['limited, nobody knows how long'],
        'limited for a day': { ...limited, failure: { code: 'limited', message: '', retryAfterSeconds: 86_400 } },
        'refused with a sentence': wrong,
        offline,
      },
      error: { bug },
    },
    secondTicker: 'stream',
  },
  distinguish: ({ request, challenge, failure, pause }) => [request, challenge?.token, failure, pause],
});
