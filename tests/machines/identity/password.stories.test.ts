import { passwordMachine, selectPassword, type PasswordView } from '../../../machines/identity/password';
import * as stories from '../../../stories/identity/password.stories';
import { describeStories } from '../../support/model/describe-stories';
import { passwordPlan } from '../../support/plans/identity/password.plan';

function sight({ isBusy, faults, failureCode }: PasswordView) {
  if (isBusy) return 'waiting';
  if (Object.keys(faults).length > 0) return 'faulted';
  if (failureCode === 'oldPasswordRefused') return failureCode;
  return failureCode ? 'failed' : 'plain';
}

/** A story has no parent to report to. */
const machine = passwordMachine.provide({ actions: { reportChange: () => {} } });

describeStories({
  plan: { ...passwordPlan, machine },
  select: (snapshot) => selectPassword(snapshot),
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
