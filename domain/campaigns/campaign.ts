import type { ModeId } from '../modes';
import type { Money } from '../values/money';
import type { Day } from '../values/days';

/** Before its first moment, within its time, and after: by the clock of the gateway alone. */
export const CAMPAIGN_PHASES = ['UPCOMING', 'RUNNING', 'ENDED'] as const;
export type CampaignPhase = (typeof CAMPAIGN_PHASES)[number];

export type CampaignSpan = { startsAt: number; endsAt: number };

/** The first moment is in it, the last one is not. */
export function phaseAt({ startsAt, endsAt }: CampaignSpan, now: number): CampaignPhase {
  if (now < startsAt) return 'UPCOMING';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}

/** What can be claimed within a campaign. Sums are in fen. */
export type Coupon = {
  couponId: string;
  title: string;
  amount: number;
  /** An order has to come to as much before it. */
  least: number;
  modes: readonly ModeId[];
  stock: number;
  perPerson: number;
  perEnterprise: number;
  validDays: number;
};

/** When somebody may come. */
export type Slot = { slotId: string; startsAt: string };

/** What stands beside the title, drawn. */
export const HERO_ARTS = ['tank', 'drums', 'warehouse'] as const;

type Told = { ask: string; answer: string };

/** What an editor has written, part by part; prices are looked up, and never written. */
export type CampaignBlock =
  | { type: 'hero'; art: (typeof HERO_ARTS)[number]; text: string; buttonText: string; to: string }
  | { type: 'countdown' }
  | ({ type: 'coupon' } & Coupon)
  | {
      type: 'priceList';
      mode: ModeId;
      lanes: readonly (readonly [org: string, dst: string])[];
      goods: string;
      unNo: string;
      tons: number;
      note: string;
    }
  | { type: 'form'; formId: string; slots: readonly Slot[]; perSlot: number }
  | { type: 'rules'; items: readonly string[] }
  | { type: 'faq'; items: readonly Told[] }
  | { type: 'richText'; paragraphs: readonly string[] };

/** Read by everybody, or by nobody. */
export const CAMPAIGN_STATES = ['PUBLISHED', 'TAKEN_BACK'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

type End = { code: string; nameCn: string };

/** What a lane costs now; null where nothing of it can be booked. `to` asks the same again. */
export type LanePrice = {
  org: End;
  dst: End;
  to: string;
  price: { total: Money; leavesOn: Day; days: number } | null;
};

/** The same as it is told: what is left, and what it costs, as of now. */
export type ToldBlock =
  | Extract<CampaignBlock, { type: 'hero' | 'countdown' | 'rules' | 'faq' | 'richText' }>
  | { type: 'priceList'; goods: string; tons: number; note: string; lanes: readonly LanePrice[] }
  /** Its slots are asked for by themselves: they tell whoever asks what is theirs. */
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

/** `now`: the clock by which its phase was told. */
export type Campaign = CampaignHead & { now: string; blocks: readonly ToldBlock[] };

/** The next moment at which it is another; null where nothing more begins or ends. */
export const nextMomentOf = ({ phase, startsAt, endsAt }: Pick<Campaign, 'phase' | 'startsAt' | 'endsAt'>) =>
  phase === 'ENDED' ? null : phase === 'UPCOMING' ? startsAt : endsAt;
