import type { Campaign } from '../../../domain/campaigns/campaign';
import type { ClockTicked, Countdown } from '../../support/clock';
import type { ShelfFailureCode } from '../../support/shelf';

export type { Campaign };

/** `heardAt`: when the answer came, by the clock that counts down here. */
export type LoadCampaignOutcome =
  | { ok: true; campaign: Campaign; heardAt: number }
  | { ok: false; code: 'unknown' | Exclude<ShelfFailureCode, 'unexpected'> };

export type CampaignInput = { id: string };

export type CampaignEvent = { type: 'campaign.refresh' } | ClockTicked;

export type CampaignContext = CampaignInput & {
  campaign: Campaign | null;
  /** To the next moment of it; null once it has ended. */
  countdown: Countdown | null;
  failureCode: ShelfFailureCode | null;
};
