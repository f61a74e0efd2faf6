import type { ModeId } from '../modes';
import type { End } from '../offer/sailing';
import { DAY_MS } from '../values/spans';

/** How long a draft is kept after the last word in it. */
export const DRAFT_KEPT_MS = 30 * DAY_MS;

/** How many a person has of a mode before the oldest makes room. */
export const MOST_DRAFTS = 20;

/** What a draft is known by beside its goods: the offer it was begun for. Null where it waits for one. */
export type DraftAbout = { org: End | null; dst: End | null; leavesAt: string | null };

/** A draft in a list. `savedAt` is ISO; `quoteId` is empty where it was never given a price. */
export type DraftBrief = {
  draftId: string;
  mode: ModeId;
  about: DraftAbout | null;
  quoteId: string;
  goods: string[];
  savedAt: string;
};
