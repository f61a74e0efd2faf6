import { selectAccountClosing } from '../../../machines/identity/account-closing';
import * as stories from '../../../stories/identity/account-closing.stories';
import { describeStories } from '../../support/model/describe-stories';
import { accountClosingPlan } from '../../support/plans/identity/account-closing.plan';

describeStories({
  plan: accountClosingPlan,
  select: selectAccountClosing,
  stories,
  looks: ({ stage, wrong, failureCode, isBusy }) => ({
    stage,
    wrong: wrong.length,
    isBusy,
    failureCode,
  }),
});
