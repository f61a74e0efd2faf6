import { describeModel } from '../../support/model/describe-model';
import { captchaClickWordPlan } from '../../support/plans/identity/captcha-click-word.plan';
import { captchaSliderPlan } from '../../support/plans/identity/captcha-slider.plan';
import { captchaWorkPlan } from '../../support/plans/identity/captcha-work.plan';
import { captchaPlan } from '../../support/plans/identity/captcha.plan';

const EXCLUSIVE = 'nobody would rather have two others at once';

describeModel(captchaPlan, {
  invariants: {
    'it ends with a proof or a reason': (now) =>
      now.status !== 'done' || 'proof' in now.context.outcome || 'failure' in now.context.outcome,
    'one kind at a time is asked': (now) => now.status === 'done' || Object.keys(now.children).join() === now.value,
  },
  equivalent: {
    'slider slider onDone #0 and #1 swapped': EXCLUSIVE,
    'clickWord clickWord onDone #0 and #1 swapped': EXCLUSIVE,
    'work work onDone #0 and #1 swapped': EXCLUSIVE,
  },
  children: { slider: captchaSliderPlan, clickWord: captchaClickWordPlan, work: captchaWorkPlan },
});
