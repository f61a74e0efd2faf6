import type { Coupon } from '../offer/coupon';
import type { Money } from '../values/money';
import type { Day } from '../values/days';
import type { Is } from '../shape/is';
import type { block, head, campaign } from './campaign-shape';

/** Phase of a campaign by the gateway clock, never the browser clock. */
export const CAMPAIGN_PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

type CampaignSpan = { startsAt: number; endsAt: number };

/** `startsAt` is inclusive, `endsAt` exclusive. */
export function campaignPhase({ startsAt, endsAt }: CampaignSpan, now: number): CampaignPhase {
  if (now < startsAt) return 'UPCOMING';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}

export const HERO_ARTS = ['tank', 'drums', 'warehouse'] as const;
export type HeroArt = (typeof HERO_ARTS)[number];

type FaqEntry = { ask: string; answer: string };

export type CampaignBlock =
  | { type: 'hero'; art: HeroArt; text: string; buttonText: string; to: string }
  | { type: 'countdown' }
  | ({ type: 'coupon' } & Coupon)
  | {
      type: 'priceList';
      lanes: readonly (readonly [org: string, dst: string])[];
      goods: string;
      unNo: string;
      tons: number;
      note: string;
    }
  /** `slots`: start times; `perSlot`: capacity of each. */
  | { type: 'form'; slots: readonly string[]; perSlot: number }
  | { type: 'rules'; items: readonly string[] }
  | { type: 'faq'; items: readonly FaqEntry[] }
  | { type: 'richText'; paragraphs: readonly string[] };

export type CampaignText = {
  title: string;
  slug: string;
  startsAt: string;
  endsAt: string;
  blocks: readonly CampaignBlock[];
};

type End = { code: string; nameCn: string };

/** Price of a lane now; null when it cannot be booked. `to` opens the same search again. */
export type LanePrice = {
  org: End;
  dst: End;
  to: string;
  price: { total: Money; leavesOn: Day; days: number } | null;
};

export type ToldBlock = Is<typeof block>;

export type CampaignHead = Is<typeof head>;

/** `now`: gateway clock. */
export type Campaign = Is<typeof campaign>;

export const nextPhaseChange = ({ phase, startsAt, endsAt }: Pick<Campaign, 'phase' | 'startsAt' | 'endsAt'>) =>
  phase === 'ENDED' ? null : phase === 'UPCOMING' ? startsAt : endsAt;

export function campaignSummary(blocks: CampaignText['blocks']): string {
  const hero = blocks.find(({ type }) => type === 'hero');
  return hero?.type === 'hero' ? hero.text : '';
}
