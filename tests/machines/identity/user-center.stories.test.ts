import { selectUserCenter } from '../../../machines/identity/user-center';
import * as stories from '../../../stories/identity/user-center.stories';
import { describeStories } from '../../support/model/describe-stories';
import { userCenterPlan } from '../../support/plans/identity/user-center.plan';

describeStories({
  plan: userCenterPlan,
  select: selectUserCenter,
  stories,
  looks: ({ stage, page, reason }) => ({
    stage,
    ...(stage === 'inside' && { page }),
    ...(stage === 'outside' && { reason }),
  }),
});
