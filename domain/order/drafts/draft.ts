import type { ModeId } from '../../mode-ids';
import type { Offer } from '../../offer/offer';
import type { End } from '../../offer/sailing';
import { DAY_MS } from '../../values/spans';

/** How long a draft is kept after the last word in it. */
export const DRAFT_KEPT_MS = 30 * DAY_MS;

/** How many a person has of a mode before the oldest makes room. */
export const MOST_DRAFTS = 20;

/** What a draft is known by beside its goods: the offer it was begun for. Null where it waits for one. */
export type DraftAbout = {
  org: End | null;
  dst: End | null;
  /** The places between the two, by name, in the order of the way. */
  stops: string[];
  leavesAt: string | null;
};

/** What has stops on its way tells them in its detail, each with its city. */
const isStop = (one: unknown): one is { cityCn: string } =>
  typeof one === 'object' && one !== null && 'cityCn' in one && typeof one.cityCn === 'string';

function stopsIn(detail: unknown): string[] {
  if (typeof detail !== 'object' || detail === null || !('stops' in detail)) return [];
  return Array.isArray(detail.stops) ? detail.stops.filter(isStop).map(({ cityCn }) => cityCn) : [];
}

export const aboutOf = ({
  org,
  dst,
  leavesAt,
  detail,
}: Pick<Offer, 'org' | 'dst' | 'leavesAt' | 'detail'>): DraftAbout => {
  return { org, dst, stops: stopsIn(detail), leavesAt };
};

export const NOTHING_KNOWN: DraftAbout = { org: null, dst: null, stops: [], leavesAt: null };

/** A draft in a list. `savedAt` is ISO; `quoteId` is empty where it was never given a price. */
export type DraftBrief = {
  draftId: string;
  mode: ModeId;
  about: DraftAbout | null;
  quoteId: string;
  goods: string[];
  savedAt: string;
};
