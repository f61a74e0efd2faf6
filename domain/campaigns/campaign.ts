import type { Coupon } from '../offer/coupon';
import type { Money } from '../values/money';
import type { Day } from '../values/days';

/** The phase of a campaign by the clock of the gateway, never by that of the browser. */
export const CAMPAIGN_PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

type CampaignSpan = { startsAt: number; endsAt: number };

/** The first moment is in it, the last one is not. */
export function phaseAt({ startsAt, endsAt }: CampaignSpan, now: number): CampaignPhase {
  if (now < startsAt) return 'UPCOMING';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}

/** The drawings of the hero. */
export const HERO_ARTS = ['tank', 'drums', 'warehouse'] as const;
export type HeroArt = (typeof HERO_ARTS)[number];

type FaqEntry = { ask: string; answer: string };

/** The parts of a campaign as an editor wrote them. A price is looked up, never written. */
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
  /** `slots`: the moments at which they begin, `perSlot`: how many can book each. */
  | { type: 'form'; slots: readonly string[]; perSlot: number }
  | { type: 'rules'; items: readonly string[] }
  | { type: 'faq'; items: readonly FaqEntry[] }
  | { type: 'richText'; paragraphs: readonly string[] };

/** What an editor writes. */
export type CampaignText = {
  title: string;
  slug: string;
  startsAt: string;
  endsAt: string;
  blocks: readonly CampaignBlock[];
};

type End = { code: string; nameCn: string };

/** What a lane costs now; null where nothing of it can be booked. `to` asks the same again. */
export type LanePrice = {
  org: End;
  dst: End;
  to: string;
  price: { total: Money; leavesOn: Day; days: number } | null;
};

/** The parts of a campaign as its page gets them, with the prices of now. */
export type ToldBlock =
  | Extract<CampaignBlock, { type: 'hero' | 'countdown' | 'coupon' | 'rules' | 'faq' | 'richText' }>
  | { type: 'priceList'; goods: string; tons: number; note: string; lanes: readonly LanePrice[] }
  /** The slots have an endpoint of their own, which knows the booking of the browser. */
  | { type: 'form' };

export type CampaignHead = {
  actId: string;
  slug: string;
  title: string;
  text: string;
  phase: CampaignPhase;
  startsAt: string;
  endsAt: string;
};

/** `now`: the clock of the gateway. */
export type Campaign = CampaignHead & { now: string; blocks: readonly ToldBlock[] };

/** When the phase changes next; null once the campaign has ended. */
export const nextMomentOf = ({ phase, startsAt, endsAt }: Pick<Campaign, 'phase' | 'startsAt' | 'endsAt'>) =>
  phase === 'ENDED' ? null : phase === 'UPCOMING' ? startsAt : endsAt;

/** What the hero says is what lists and search engines say of a campaign. */
export function summaryOf(blocks: CampaignText['blocks']): string {
  const hero = blocks.find(({ type }) => type === 'hero');
  return hero?.type === 'hero' ? hero.text : '';
}
