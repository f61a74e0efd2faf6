import { challengeMachine } from '../../../../machines/identity/captcha/challenge';
import { planFor } from '../../model/plan';
import { bug, NOW, puzzle, refusals } from './captcha.plan';

const { limited, offline, wrong } = refusals;

export const captchaChallengePlan = planFor(challengeMachine, {
  inputs: {
    'the first picture': { captchaType: 'blockPuzzle', refusal: null },
    'after a check too many': { captchaType: 'clickWord', refusal: limited },
    'after a check nobody answered': { captchaType: 'blockPuzzle', refusal: offline },
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
  distinguish: ({ captchaType, challenge, failure, pause }) => [captchaType, challenge?.token, failure, pause],
});
