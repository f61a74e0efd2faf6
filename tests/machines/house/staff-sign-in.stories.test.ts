import { selectStaffSignIn, type StaffSignInView } from '../../../machines/house/staff-sign-in';
import * as stories from '../../../stories/house/staff-sign-in.stories';
import { describeStories } from '../../support/model/describe-stories';
import { staffSignInPlan } from '../../support/plans/house/staff-sign-in.plan';

/** Failures shown per step; a lost connection looks the same at each. */
const toldOf = ({ stage, failureCode }: Pick<StaffSignInView, 'stage' | 'failureCode'>) =>
  stage === 'door' || failureCode === 'codeRefused' || failureCode === 'sameAsStart' ? failureCode : null;

describeStories({
  plan: staffSignInPlan,
  select: selectStaffSignIn,
  stories,
  looks: ({ stage, step, isBusy, failureCode, reason }) => {
    const told = toldOf({ stage, failureCode });
    return {
      stage,
      step: stage === 'factor' && told === null ? step : null,
      isBusy: isBusy && stage === 'door',
      told,
      reason: stage === 'door' && told === null && !isBusy ? reason : null,
    };
  },
});
