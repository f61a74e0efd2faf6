import { selectAuthNotice } from '../../machines/auth-notice';
import * as stories from '../../stories/auth-notice.stories';
import { describeStories } from '../support/model/describe-stories';
import { authNoticePlan } from '../support/plans/auth-notice.plan';

describeStories({
  plan: authNoticePlan,
  select: selectAuthNotice,
  stories,
  looks: ({ stage, isPassed, href }) => ({ stage, isPassed, hasWay: href !== null }),
});
