import { CAPTCHA_WORDS_ASKED } from '../../../domain/people/captcha';
import { describeModel } from '../../support/model/describe-model';
import { captchaClickWordPlan } from '../../support/plans/identity/captcha-click-word.plan';

const EXCLUSIVE = 'no answer is two of passed, expired and refused';

describeModel(captchaClickWordPlan, {
  invariants: {
    'a fourth click changes nothing': ({ context: { points } }) => points.length <= CAPTCHA_WORDS_ASKED,
    'only a full answer is judged': (now) =>
      !now.matches({ open: 'judging' }) || now.context.points.length === CAPTCHA_WORDS_ASKED,
    'points are whole pixels of the picture': ({ context: { points } }) =>
      points.every(
        ({ x, y }) => Number.isInteger(x) && Number.isInteger(y) && x >= 0 && x <= 310 && y >= 0 && y <= 155,
      ),
    'it has passed exactly when there is a proof': (now) =>
      now.context.outcome.ok === (now.matches('passed') || (now.matches('ended') && (now.output?.ok ?? false))),
  },
  equivalent: {
    'open.judging checkAnswer onDone #0 and #1 swapped': EXCLUSIVE,
    'open.judging checkAnswer onDone #1 and #2 swapped': EXCLUSIVE,
  },
});
