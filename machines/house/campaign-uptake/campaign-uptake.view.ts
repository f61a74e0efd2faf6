import type { CampaignUptakeActor, CampaignUptakeSnapshot } from './campaign-uptake.machine';
import type { CampaignUptakeContext } from './campaign-uptake.types';

const STAGES = ['loading', 'listed', 'failed'] as const;

export type CampaignUptakeView = CampaignUptakeContext & { stage: (typeof STAGES)[number] };

export const selectCampaignUptake = (snapshot: CampaignUptakeSnapshot): CampaignUptakeView => ({
  ...snapshot.context,
  stage: STAGES.find((stage) => snapshot.hasTag(stage)) ?? 'loading',
});

export const campaignUptakeIntents = (actor: CampaignUptakeActor) => ({
  chooseSlot: (slot: string) => actor.send({ type: 'slot.choose', slot }),
  turnPage: (page: number) => actor.send({ type: 'page.turn', page }),
  reload: () => actor.send({ type: 'uptake.reload' }),
});

export type CampaignUptakeIntents = ReturnType<typeof campaignUptakeIntents>;
