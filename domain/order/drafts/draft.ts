import type { Offer } from '../../offer/offer';
import { DAY_MS } from '../../values/spans';
import type { Is } from '../../shape/is';
import type { draftBrief, draftAbout } from './draft-shape';

/** Drafts expire this long after the last edit. */
export const DRAFT_KEPT_MS = 30 * DAY_MS;

/** Drafts per person and mode; a new one replaces the oldest. */
export const MOST_DRAFTS = 20;

export type DraftAbout = Is<typeof draftAbout>;

/** Offers with stops list them in their detail, each with a city. */
const isStop = (one: unknown): one is { cityCn: string } =>
  typeof one === 'object' && one !== null && 'cityCn' in one && typeof one.cityCn === 'string';

function readStops(detail: unknown): string[] {
  if (typeof detail !== 'object' || detail === null || !('stops' in detail)) return [];
  return Array.isArray(detail.stops) ? detail.stops.filter(isStop).map(({ cityCn }) => cityCn) : [];
}

export const draftSubject = ({
  org,
  dst,
  leavesAt,
  detail,
}: Pick<Offer, 'org' | 'dst' | 'leavesAt' | 'detail'>): DraftAbout => {
  return { org, dst, stops: readStops(detail), leavesAt };
};

export const NOTHING_KNOWN: DraftAbout = { org: null, dst: null, stops: [], leavesAt: null };

/** Draft in a list. `savedAt` is ISO; `quoteId` is empty without a price. */
export type DraftBrief = Is<typeof draftBrief>;
