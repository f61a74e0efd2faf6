import { describeModel } from '../../support/model/describe-model';
import { passwordPlan } from '../../support/plans/identity/password.plan';

describeModel(passwordPlan, {
  invariants: {
    'a closed dialog knows no password': (now) =>
      now.hasTag('open') || Object.values(now.context.form).every((value) => value === ''),
    'nothing is complained of while the answer is awaited': ({ context, ...now }) =>
      !now.hasTag('busy') || (context.failureCode === null && Object.keys(context.faults).length === 0),
    'only a sound form is sent': ({ context: { form }, ...now }) =>
      !now.hasTag('busy') || (form.oldPassword.length >= 6 && form.newPassword === form.passwordAgain),
    'the focus moves at most once a step': (now, before) =>
      before === null || now.context.focus.turn - before.context.focus.turn <= 1,
  },
});
