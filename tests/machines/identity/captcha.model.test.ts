import { describeModel } from '../../support/model/describe-model';
import { captchaClickWordPlan } from '../../support/plans/identity/captcha-click-word.plan';
import { captchaSliderPlan } from '../../support/plans/identity/captcha-slider.plan';
import { captchaPlan } from '../../support/plans/identity/captcha.plan';

describeModel(captchaPlan, {
  invariants: {
    'it ends with a proof or a reason': (now) =>
      now.status !== 'done' || 'proof' in now.context.outcome || 'failure' in now.context.outcome,
    'one kind at a time is asked': (now) => now.status === 'done' || Object.keys(now.children).join() === now.value,
  },
  children: { slider: captchaSliderPlan, clickWord: captchaClickWordPlan },
});
