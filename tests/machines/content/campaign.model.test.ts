import { describeModel } from '../../support/model/describe-model';
import { campaignPlan } from '../../support/plans/content/campaign.plan';

const APART = 'an outcome is one of them, and a campaign has one phase, so at most one of these guards is true';

describeModel(campaignPlan, {
  equivalent: {
    'loading loadCampaign onDone #0 and #1 swapped': APART,
    'refreshing loadCampaign onDone #0 and #1 swapped': APART,
    'sorting always #0 and #1 swapped': APART,
  },
  invariants: {
    'what is shown is there': (now) => !now.hasTag('shown') || now.context.campaign !== null,
    'nothing is left of what nobody knows': (now) => !now.hasTag('unknown') || now.context.campaign === null,
    'what has ended counts nothing down': ({ context: { campaign, countdown } }) =>
      campaign?.phase !== 'ENDED' || countdown === null,
    'only what the gateway has said runs': (now) =>
      !now.matches('running') || now.context.campaign?.phase === 'RUNNING',
  },
});
