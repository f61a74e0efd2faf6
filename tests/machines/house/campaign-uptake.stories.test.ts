import { selectCampaignUptake } from '../../../machines/house/campaign-uptake';
import * as stories from '../../../stories/house/campaign-uptake.stories';
import { describeStories } from '../../support/model/describe-stories';
import { campaignUptakePlan } from '../../support/plans/house/campaign-uptake.plan';

describeStories({
  plan: campaignUptakePlan,
  select: selectCampaignUptake,
  stories,
  looks: ({ stage, failureCode }) => ({ stage, failureCode }),
});
