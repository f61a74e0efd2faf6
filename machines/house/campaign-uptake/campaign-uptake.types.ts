import type { Uptake, UptakeAsked } from '../../../domain/house/uptake';

export type { Uptake, UptakeAsked };

export type UptakeFailureCode = 'network' | 'unavailable' | 'gone' | 'unexpected';

export type LoadUptakeOutcome =
  | { ok: true; uptake: Uptake }
  | { ok: false; failure: { code: Exclude<UptakeFailureCode, 'unexpected'> } };

export type CampaignUptakeInput = Pick<UptakeAsked, 'key'>;

export type CampaignUptakeEvent =
  | { type: 'slot.choose'; slot: string }
  | { type: 'page.turn'; page: number }
  | { type: 'uptake.reload' };

export type CampaignUptakeContext = {
  asked: UptakeAsked;
  /** Of what is asked; null until it has come. */
  uptake: Uptake | null;
  failureCode: UptakeFailureCode | null;
};
