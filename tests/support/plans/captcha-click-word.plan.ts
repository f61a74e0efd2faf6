import { clickWordMachine } from '../../../machines/captcha/click-word';
import { planFor } from '../model/plan';
import { bug, refusals, wordPuzzle } from './captcha.plan';

const TOUCHED = 1_000;

export const captchaClickWordPlan = planFor(clickWordMachine, {
  inputs: { 'in a dialog': { form: 'pop' }, 'in the page': { form: 'embedded' } },
  events: {
    'point.place': {
      'on a word': { point: { x: 57.6, y: 51.2 }, at: TOUCHED },
      'on the very edge': { point: { x: 310.4, y: -0.4 }, at: TOUCHED },
    },
    'point.undo': 'bare',
    'crosshair.nudge': { 'to a corner': { by: { x: 310, y: 155 } }, 'to the other': { by: { x: -310, y: -155 } } },
    'crosshair.drop': 'bare',
    'captcha.cancel': 'bare',
    'kind.switch': 'bare',
    'challenge.renew': 'bare',
  },
  outcomes: {
    challenge: {
      done: { served: wordPuzzle, 'served another': { ...wordPuzzle, token: 'another' }, 'nothing, by a bug': null },
      error: { bug },
    },
    checkAnswer: { done: { passed: { ok: true, proof: 'proof' }, ...refusals }, error: { bug } },
  },
  distinguish: ({ form, challenge, refusal, points, crosshair, startedAt, outcome }) => [
    form,
    challenge?.token,
    refusal,
    points,
    crosshair,
    startedAt,
    outcome,
  ],
});
