import type { ShelfFailureCode } from '../../support/shelf';
import type { CampaignActor, CampaignSnapshot } from './campaign.machine';
import type { Campaign } from './campaign.types';

const STAGES = ['loading', 'shown', 'unknown'] as const;

export type CampaignView = {
  stage: (typeof STAGES)[number] | 'lost';
  campaign: Campaign | null;
  secondsLeft: number | null;
  /** A phase change is due, and no newer answer arrived. */
  isStale: boolean;
  failureCode: ShelfFailureCode | null;
};

export function selectCampaign(snapshot: CampaignSnapshot): CampaignView {
  const { campaign, countdown, failureCode } = snapshot.context;
  return {
    stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'lost',
    campaign,
    secondsLeft: countdown?.secondsLeft ?? null,
    isStale: snapshot.hasTag('stale'),
    failureCode,
  };
}

export const campaignIntents = (actor: CampaignActor) => ({
  refresh: () => actor.send({ type: 'campaign.refresh' }),
});

export type CampaignIntents = ReturnType<typeof campaignIntents>;
