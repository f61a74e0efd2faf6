import { workMachine } from '../../../../machines/identity/captcha/work';
import { sharedPlan } from '../../model/plan';
import { bug, PHONE, puzzle, refusals, workPuzzle } from './captcha.plan';

export const captchaWorkPlan = sharedPlan('captchaWorkPlan', workMachine, {
  inputs: { 'in a dialog': { form: 'pop', phone: PHONE }, 'in the page': { form: 'embedded', phone: PHONE } },
  events: {
    'work.advanced': {
      'one number found': { found: [3], next: 1 },
      'the last number found': { found: [3, 2], next: 0 },
    },
    'work.broke': 'bare',
    'work.pause': 'bare',
    'work.resume': 'bare',
    'captcha.cancel': 'bare',
    'kind.switch': { 'to the slider': { to: 'slider' }, 'to the words': { to: 'clickWord' } },
  },
  outcomes: {
    challenge: {
      done: {
        served: workPuzzle,
        'served another': { ...workPuzzle, token: 'another' },
        'something else, by a bug': puzzle,
        'nothing, by a bug': null,
      },
      error: { bug },
    },
    solveWork: 'stream',
    checkWork: { done: { passed: { ok: true, proof: 'proof' }, ...refusals }, error: { bug } },
  },
  distinguish: ({ form, work, found, next, refusal, outcome }) => [form, work?.token, found, next, refusal, outcome],
});
