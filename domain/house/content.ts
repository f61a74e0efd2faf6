import type { CampaignPhase, CampaignText } from '../campaigns/campaign';
import { type CampaignBar, campaignBars, type CampaignStand } from '../campaigns/stand';
import { type DocumentKind, type DocumentState, readDocument, type WrittenDocument } from '../content/document';
import { HELP_CODE } from '../content/help';
import { isLegalKey, legalBars, type LegalSection, type LegalStand } from '../content/legal';
import type { HelpTally, HelpVotes } from '../content/help-vote';
import type { StaffRole } from './roles';

/** Who writes what readers read, and who sees it at the desk. */
export const CONTENT_WORKERS = ['content'] as const satisfies readonly StaffRole[];
/** Who publishes what people agree to, and takes it back before it holds. */
export const LEGAL_PUBLISHERS = ['administrator'] as const satisfies readonly StaffRole[];
export const CONTENT_READERS = [...CONTENT_WORKERS, 'auditor', 'administrator'] as const satisfies readonly StaffRole[];

/** What is done with a document that stands. `drop`: the draft goes, and what is published stays. */
export const CONTENT_ACTS = ['publish', 'takeBack', 'restore', 'drop'] as const;
export type ContentAct = (typeof CONTENT_ACTS)[number];

/** Of these acts a text that people agree to knows two that are an administrator's. */
export const LEGAL_ACTS = ['publish', 'takeBack'] as const satisfies readonly ContentAct[];
export const isLegalAct = (act: ContentAct): act is (typeof LEGAL_ACTS)[number] =>
  act === 'publish' || act === 'takeBack';

/** As the log of the desk has it. */
export const CONTENT_DEEDS = [
  'content.drafted',
  'content.published',
  'content.takenBack',
  'content.restored',
  'content.dropped',
  'campaign.looked',
] as const;
export type ContentDeed = (typeof CONTENT_DEEDS)[number];

export const DEED_OF = {
  publish: 'content.published',
  takeBack: 'content.takenBack',
  restore: 'content.restored',
  drop: 'content.dropped',
} as const satisfies Readonly<Record<ContentAct, ContentDeed>>;

/** Which it is; no key for one that is still to be written. */
export type ContentRef = { kind: DocumentKind; key: string | null };

const NUMBER = /^[1-9]\d{0,17}$/;
export const isContentKey = (kind: DocumentKind, key: string): boolean =>
  kind === 'legal' ? isLegalKey(key) : (kind === 'help' ? HELP_CODE : NUMBER).test(key);

/** Longer than anything that may be published, and short enough to be read and refused. */
export const WRITTEN_MOST = { head: 400, text: 100_000, blocks: 40, said: 20_000 } as const;

export type ContentLine = {
  kind: DocumentKind;
  key: string;
  title: string;
  state: DocumentState;
  hasDraft: boolean;
  changedAt: string;
  /** Votes on the published version of a help page; null for news, and for a page without votes. */
  votes: HelpTally | null;
  /** Of a campaign, by the clock of the gateway; null of all else. */
  phase: CampaignPhase | null;
};

/** A version that was published or taken back; `who` is null where the command did it. */
export type ContentPast = {
  number: number;
  act: 'published' | 'takenBack';
  at: string;
  title: string;
  who: string | null;
};

/**
 * A document at the desk. `written`: the draft, or what is read. `turn` goes on with each act. `publishedAt`: the day that
 * readers see; null where it was never published.
 */
export type ContentCase = {
  kind: DocumentKind;
  key: string;
  state: DocumentState;
  turn: number;
  hasDraft: boolean;
  publishedAt: string | null;
  written: WrittenDocument;
  past: ContentPast[];
  /** What readers say of it; null of news, and of a page that was never published. */
  votes: HelpVotes | null;
  /** The editions of an agreement; null of news and help. */
  legal: LegalStand | null;
  /** What a campaign has promised to people by now; null of all else. */
  campaign: CampaignStand | null;
  /** Tables that stand below an agreement as they are counted now, and are no part of its editions. */
  counted: LegalSection[];
};

/** `canPublish`: texts that people agree to. */
export type ContentRights = { canWrite: boolean; canPublish: boolean };

type AsItStands = Pick<ContentCase, 'state' | 'hasDraft' | 'past' | 'legal' | 'campaign' | 'written'>;

/** Who may do it: what people agree to is published by an administrator, and all else by who writes. */
export const mayDoTo = (kind: DocumentKind, act: ContentAct, { canWrite, canPublish }: ContentRights): boolean =>
  kind === 'legal' && isLegalAct(act) ? canPublish : canWrite;

/** What keeps a campaign from being published as it is kept. */
export function barsOfCampaign({ campaign, written }: Pick<ContentCase, 'campaign' | 'written'>): CampaignBar[] {
  const read = campaign && readDocument('campaign', written);
  return campaign && read && 'document' in read ? campaignBars(read.document as CampaignText, campaign) : [];
}

/** What can be done with it as it stands. A version of before never takes the place of a draft: that is dropped first. */
export function contentActs({ state, hasDraft, past, legal, campaign, written }: AsItStands): ContentAct[] {
  const isBarred =
    (legal !== null && legalBars(legal, written.heads.effectiveOn ?? '').length > 0) ||
    barsOfCampaign({ campaign, written }).length > 0;
  const canGo = legal === null ? state === 'PUBLISHED' : legal.comes !== null;
  return [
    ...((hasDraft || state === 'TAKEN_BACK') && !isBarred ? ['publish' as const] : []),
    ...(canGo ? ['takeBack' as const] : []),
    ...(past.length > 0 && !hasDraft ? ['restore' as const] : []),
    ...(hasDraft && state !== 'DRAFT' ? ['drop' as const] : []),
  ];
}
