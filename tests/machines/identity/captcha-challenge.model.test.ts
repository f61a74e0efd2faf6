import { describeModel } from '../../support/model/describe-model';
import { captchaChallengePlan } from '../../support/plans/identity/captcha-challenge.plan';

describeModel(captchaChallengePlan, {
  invariants: {
    'a picture is the only good end': (now) => (now.output ?? null) === null || now.context.challenge !== null,
    'a wait is counted down exactly while it lasts': (now) =>
      now.context.pause.secondsLeft > 0 === now.matches('limited') || now.matches('loading') || now.status === 'done',
    'a countdown never rises': (now, before) =>
      !before?.matches('limited') || now.context.pause.secondsLeft <= before.context.pause.secondsLeft,
    'nobody waits longer than ten minutes': (now) => now.context.pause.secondsLeft <= 600,
  },
  equivalent: {
    'unavailable always #0 and #1 swapped': 'nobody has to wait before the first try',
  },
});
