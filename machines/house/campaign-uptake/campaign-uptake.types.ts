import type { Uptake, UptakeQuery } from '../../../domain/house/uptake';

export type { Uptake, UptakeQuery };

export type UptakeFailureCode = 'network' | 'unavailable' | 'gone' | 'unexpected';

export type LoadUptakeOutcome =
  | { ok: true; uptake: Uptake }
  | { ok: false; failure: { code: Exclude<UptakeFailureCode, 'unexpected'> } };

export type CampaignUptakeInput = Pick<UptakeQuery, 'key'>;

export type CampaignUptakeEvent =
  | { type: 'slot.choose'; slot: string }
  | { type: 'page.turn'; page: number }
  | { type: 'uptake.reload' };

export type CampaignUptakeContext = {
  asked: UptakeQuery;
  uptake: Uptake | null;
  failureCode: UptakeFailureCode | null;
};
