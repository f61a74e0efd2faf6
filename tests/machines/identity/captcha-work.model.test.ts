import { describeModel } from '../../support/model/describe-model';
import { captchaChallengePlan } from '../../support/plans/identity/captcha-challenge.plan';
import { captchaWorkPlan } from '../../support/plans/identity/captcha-work.plan';

const EXCLUSIVE = 'no answer is two of passed, expired, unheard and refused';

describeModel(captchaWorkPlan, {
  invariants: {
    'only whole work is judged': (now) =>
      !now.matches({ open: 'judging' }) || now.context.found.length === now.context.work?.targets.length,
    'what is computed has been asked for': (now) => !now.matches({ open: 'holding' }) || now.context.work !== null,
    'nothing computed is kept without its question': ({ context: { work, found, next } }) =>
      work !== null || found.length + next === 0,
    'it has passed exactly when there is a proof': (now) =>
      now.context.outcome.ok === (now.matches('passed') || (now.matches('ended') && (now.output?.ok ?? false))),
  },
  equivalent: {
    'open.judging checkWork onDone #0 and #1 swapped': EXCLUSIVE,
    'open.judging checkWork onDone #1 and #2 swapped': EXCLUSIVE,
    'open.judging checkWork onDone #2 and #3 swapped': EXCLUSIVE,
  },
  children: { challenge: captchaChallengePlan },
});
