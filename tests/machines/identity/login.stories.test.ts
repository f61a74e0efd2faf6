import { loginMachine, selectLogin, type LoginView } from '../../../machines/identity/login';
import * as stories from '../../../stories/identity/login.stories';
import { describeStories } from '../../support/model/describe-stories';
import { loginPlan } from '../../support/plans/identity/login.plan';

function sight({ mode, reason, isBusy, isProofDemanded, faults, failureCode, failureField, notice }: LoginView) {
  if (isBusy) return `${mode}, waiting${isProofDemanded ? ' for a captcha' : ''}`;
  if (Object.keys(faults).length > 0) return `${mode}, faulted`;
  if (failureField) return `${mode}, ${failureCode}`;
  if (failureCode) return `${mode}, failed`;
  if (isProofDemanded) return `${mode}, captcha demanded`;
  return notice ?? (reason === 'wish' ? mode : reason);
}

/** A story has no parent to report to. */
const machine = loginMachine.provide({
  actions: { reportSuccess: () => {}, reportDismissal: () => {}, askForText: () => {} },
});

describeStories({
  plan: { ...loginPlan, machine },
  select: (snapshot) => selectLogin(snapshot),
  stories,
  looks: (view) => ({ sight: sight(view) }),
});
