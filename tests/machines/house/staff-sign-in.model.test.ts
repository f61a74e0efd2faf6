import { describeModel } from '../../support/model/describe-model';
import { staffSignInPlan } from '../../support/plans/house/staff-sign-in.plan';

describeModel(staffSignInPlan, {
  equivalent: {
    'again always #0 and #1 swapped': 'a step is one of them',
    'checking checkPassword onDone #1 and #2 swapped': 'what is right is not locked',
    'showing showFactor onDone #1 and #2 swapped': 'what is right is not locked',
    'showing showFactor onDone #2 and #3 swapped': 'what is locked has not lapsed',
  },
  invariants: {
    'nobody is inside whom nobody knows': ({ context, ...now }) => !now.matches('inside') || context.person !== null,
    'a password is not kept beyond the door': ({ context, ...now }) =>
      now.hasTag('door') || context.form.password === '',
    'nothing typed is kept by who is inside or has to wait': ({ context, ...now }) =>
      !(now.matches('inside') || now.hasTag('locked')) ||
      (context.form.code === '' && context.form.newPassword === '' && context.form.recoveryCode === ''),
    'codes are shown to who has just begun': ({ context, ...now }) =>
      !now.hasTag('codes') || context.recoveryCodes.length > 0,
    'a failure is forgotten while it is tried again': ({ context, ...now }) =>
      !now.hasTag('busy') || context.failureCode === null,
  },
});
