import { selectAuthNotice } from '../../../machines/identity/auth-notice';
import * as stories from '../../../stories/identity/auth-notice.stories';
import { describeStories } from '../../support/model/describe-stories';
import { authNoticePlan } from '../../support/plans/identity/auth-notice.plan';

describeStories({
  plan: authNoticePlan,
  select: selectAuthNotice,
  stories,
  looks: ({ stage, standing, href }) => ({ stage, standing, hasWay: href !== null }),
});
