import { selectCampaign } from '../../../machines/content/campaign';
import * as stories from '../../../stories/content/campaign.stories';
import { describeStories } from '../../support/model/describe-stories';
import { campaignPlan } from '../../support/plans/content/campaign.plan';

describeStories({
  plan: campaignPlan,
  select: selectCampaign,
  stories,
  looks: ({ stage, campaign, isStale }) => ({
    stage,
    phase: stage === 'shown' && !isStale ? campaign?.phase : null,
    isStale,
  }),
});
