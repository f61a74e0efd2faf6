import { sliderMachine } from '../../../../machines/identity/captcha/slider';
import { sharedPlan } from '../../model/plan';
import { bug, puzzle, refusals, workPuzzle } from './captcha.plan';

/** Page times: first touch, drag, and the answer 1.24 seconds after the touch. */
export const TOUCHED = 1_000;
const ON_THE_WAY = 1_500;
export const ANSWERED = 2_240;

export const captchaSliderPlan = sharedPlan('captchaSliderPlan', sliderMachine, {
  inputs: { 'in a dialog': { form: 'pop' }, 'in the page': { form: 'embedded' } },
  events: {
    'handle.grab': { now: { at: TOUCHED } },
    'handle.drag': {
      'to the gap': { offset: 196.25, y: 3, at: ON_THE_WAY },
      'past the end': { offset: 400, y: -8, at: ON_THE_WAY },
    },
    'handle.release': {
      'at the gap': { offset: 196.25, y: 3, at: ANSWERED },
      'before the beginning': { offset: -30, y: 0, at: ANSWERED },
    },
    'handle.abandon': 'bare',
    'handle.nudge': { 'to the end': { by: 263, at: TOUCHED }, 'to the beginning': { by: -263, at: TOUCHED } },
    'answer.submit': { now: { at: ANSWERED } },
    'captcha.cancel': 'bare',
    'kind.switch': { 'to the other picture': { to: 'clickWord' }, 'to the work': { to: 'work' } },
    'challenge.renew': 'bare',
  },
  outcomes: {
    challenge: {
      done: {
        served: puzzle,
        'something else, by a bug': workPuzzle,
        'served another': { ...puzzle, token: 'another' },
        'nothing, by a bug': null,
      },
      error: { bug },
    },
    checkAnswer: { done: { passed: { ok: true, proof: 'proof' }, ...refusals }, error: { bug } },
  },
  distinguish: ({ form, challenge, refusal, offset, grabbedFrom, startedAt, elapsed, outcome }) => [
    form,
    challenge?.token,
    refusal,
    offset,
    grabbedFrom,
    startedAt,
    elapsed,
    outcome,
  ],
});
