import type { Campaign } from '../../../domain/campaigns/campaign';
import type { ClockTicked, Countdown } from '../../support/clock';
import type { ShelfFailureCode } from '../../support/shelf';

export type { Campaign };

/** `heardAt`: time of the answer by the local clock. */
export type LoadCampaignOutcome =
  | { ok: true; campaign: Campaign; heardAt: number }
  | { ok: false; code: 'unknown' | Exclude<ShelfFailureCode, 'unexpected'> };

export type CampaignInput = { id: string };

export type CampaignEvent = { type: 'campaign.refresh' } | ClockTicked;

export type CampaignContext = CampaignInput & {
  campaign: Campaign | null;
  countdown: Countdown | null;
  failureCode: ShelfFailureCode | null;
};
