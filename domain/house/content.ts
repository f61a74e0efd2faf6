import type { CampaignText } from '../campaigns/campaign';
import { type CampaignBar, campaignBars } from '../campaigns/stand';
import { type DocumentKind, readDocument } from '../content/document';
import { HELP_CODE } from '../content/help';
import { isLegalKey, legalBars } from '../content/legal';
import type { StaffRole } from './roles';
import type { Is } from '../shape/is';
import type { contentLine, contentCase, contentPast } from './content-shape';

export const CONTENT_WORKERS = ['content'] as const satisfies readonly StaffRole[];
export const LEGAL_PUBLISHERS = ['administrator'] as const satisfies readonly StaffRole[];
export const CONTENT_READERS = [...CONTENT_WORKERS, 'auditor', 'administrator'] as const satisfies readonly StaffRole[];

/** Acts on an existing document. `drop` removes the draft, the published version stays. */
export const CONTENT_ACTS = ['publish', 'takeBack', 'restore', 'drop'] as const;
export type ContentAct = (typeof CONTENT_ACTS)[number];

/** Acts on a legal text that need an administrator. */
export const LEGAL_ACTS = ['publish', 'takeBack'] as const satisfies readonly ContentAct[];
export const isLegalAct = (act: ContentAct): act is (typeof LEGAL_ACTS)[number] =>
  act === 'publish' || act === 'takeBack';

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

/** `key` is null for a document not saved yet. */
export type ContentRef = { kind: DocumentKind; key: string | null };

const NUMBER = /^[1-9]\d{0,17}$/;
export const isContentKey = (kind: DocumentKind, key: string): boolean =>
  kind === 'legal' ? isLegalKey(key) : (kind === 'help' ? HELP_CODE : NUMBER).test(key);

export type ContentLine = Is<typeof contentLine>;

/** Published or withdrawn version; `who` is null when the command line did it. */
export type ContentPast = Is<typeof contentPast>;

/**
 * A document at the desk. `written`: the draft, or the published text. `turn` increases with each act. `publishedAt`:
 * public date; null when never published.
 */
export type ContentCase = Is<typeof contentCase>;

/** `canPublish`: only for legal texts. */
export type ContentRights = { canWrite: boolean; canPublish: boolean };

type AsItStands = Pick<ContentCase, 'state' | 'hasDraft' | 'past' | 'legal' | 'campaign' | 'written'>;

/** Legal texts are published by an administrator, all others by content writers. */
export const mayDoAct = (kind: DocumentKind, act: ContentAct, { canWrite, canPublish }: ContentRights): boolean =>
  kind === 'legal' && isLegalAct(act) ? canPublish : canWrite;

export function barsOfCampaign({ campaign, written }: Pick<ContentCase, 'campaign' | 'written'>): CampaignBar[] {
  const read = campaign && readDocument('campaign', written);
  return campaign && read && 'document' in read ? campaignBars(read.document as CampaignText, campaign) : [];
}

/** Possible acts now. An earlier version never replaces a draft: drop the draft first. */
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
