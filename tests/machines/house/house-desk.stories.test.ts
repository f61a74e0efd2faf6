import { selectHouseDesk } from '../../../machines/house/house-desk';
import * as stories from '../../../stories/house/house-desk.stories';
import { describeStories } from '../../support/model/describe-stories';
import { houseDeskPlan } from '../../support/plans/house/house-desk.plan';

describeStories({
  plan: houseDeskPlan,
  select: selectHouseDesk,
  stories,
  looks: ({ stage, page }) => ({ stage, page: stage === 'inside' ? page.name : null }),
});
