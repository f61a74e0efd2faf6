import type { CaptchaPoint } from '../../../../domain/people/captcha';
import { clickWordMachine } from '../../../../machines/identity/captcha/click-word';
import { sharedPlan } from '../../model/plan';
import { bug, refusals, wordPuzzle, workPuzzle } from './captcha.plan';

const TOUCHED = 1_000;

/** One step and a finer one back: a free crosshair would make the walk infinite. */
function nudges({ x, y }: CaptchaPoint): Record<string, { by: CaptchaPoint }> {
  const isNew = [155, 58, 310].includes(x);
  return {
    ...(isNew && { right: { by: { x: 10, y: 0 } } }),
    ...([165, 68].includes(x) && { 'left, finely': { by: { x: -1, y: 0 } } }),
    ...(isNew && y < 80 && { down: { by: { x: 0, y: 10 } } }),
    ...(y === 0 && { 'up, over the edge': { by: { x: 0, y: -10 } } }),
  };
}

export const captchaClickWordPlan = sharedPlan('captchaClickWordPlan', clickWordMachine, {
  inputs: { 'in a dialog': { form: 'pop' }, 'in the page': { form: 'embedded' } },
  events: {
    'point.place': {
      'on a word': { point: { x: 58.05, y: 50.97 }, at: TOUCHED },
      'on the very edge': { point: { x: 310.05, y: -0.05 }, at: TOUCHED },
    },
    /** The button is disabled without a point. */
    'point.undo': ({ context: { points } }): Record<string, object> => (points.length > 0 ? { 'the last': {} } : {}),
    'crosshair.nudge': ({ context: { crosshair } }) => nudges(crosshair),
    'crosshair.drop': 'bare',
    'captcha.cancel': 'bare',
    'kind.switch': { 'to the other picture': { to: 'slider' }, 'to the work': { to: 'work' } },
    'challenge.renew': 'bare',
  },
  outcomes: {
    challenge: {
      done: {
        served: wordPuzzle,
        'something else, by a bug': workPuzzle,
        'served another': { ...wordPuzzle, token: 'another' },
        'nothing, by a bug': null,
      },
      error: { bug },
    },
    checkAnswer: { done: { passed: { ok: true, proof: 'proof' }, ...refusals }, error: { bug } },
  },
  distinguish: ({ form, challenge, refusal, points, crosshair, startedAt, outcome }) => [
    form,
    challenge?.token,
    refusal,
    points.length,
    crosshair,
    startedAt,
    outcome,
  ],
});
