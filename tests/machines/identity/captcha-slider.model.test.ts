import { CAPTCHA_TRAVEL } from '../../../domain/people/captcha';
import { describeModel } from '../../support/model/describe-model';
import { captchaChallengePlan } from '../../support/plans/identity/captcha-challenge.plan';
import { captchaSliderPlan } from '../../support/plans/identity/captcha-slider.plan';

const EXCLUSIVE = 'no answer is two of passed, expired and refused';

describeModel(captchaSliderPlan, {
  invariants: {
    'the piece stays on the picture': ({ context: { offset } }) => offset >= 0 && offset <= CAPTCHA_TRAVEL,
    'a piece is only moved over a picture': (now) => !now.hasTag('movable') || now.context.challenge !== null,
    'an untouched piece is never judged': (now) => !now.matches({ open: 'judging' }) || now.context.startedAt !== null,
    'it has passed exactly when there is a proof': (now) =>
      now.context.outcome.ok === (now.matches('passed') || (now.matches('ended') && (now.output?.ok ?? false))),
  },
  equivalent: {
    'open.judging checkAnswer onDone #0 and #1 swapped': EXCLUSIVE,
    'open.judging checkAnswer onDone #1 and #2 swapped': EXCLUSIVE,
  },
  children: { challenge: captchaChallengePlan },
});
