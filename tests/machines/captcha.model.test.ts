import { describeModel } from '../support/model/describe-model';
import { captchaPlan } from '../support/plans/captcha.plan';

describeModel(captchaPlan, {
  invariants: {
    'it ends with a proof or a reason': (now) =>
      now.status !== 'done' || now.output?.ok === true || now.output?.failure !== undefined,
    'one kind at a time is asked': (now) =>
      now.status === 'done' || Object.keys(now.children).join() === String(now.value),
  },
});
