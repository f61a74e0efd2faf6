import type { SignedApproval } from './approved';
import type { Arrival } from '../trucks/arrival';
import type { LeavingTruck } from '../trucks/leaving';
import type { OrderState } from '../life/lifecycle';
import type { Mishap, NamedMishap } from '../changes/mishap';
import type { Packed, SitePhoto } from '../on-site/packed';
import type { SiteCheck } from '../on-site/site-check';
import type { KeptWayFile } from '../on-site/way';
import { DAY_MS } from '../../values/spans';
import type { Is } from '../../shape/is';
import type { orderResult, earlierOrder } from './result-shape';

/** Delivered result; versions are immutable. */
export type OrderResult = Is<typeof orderResult>;

export type EarlierOrder = Is<typeof earlierOrder>;

export type OrderedBefore = EarlierOrder & { sameAs: string };

/** Latest equal order, with results first; null without one or without a key. */
export function findEarlierOrder(ordered: readonly OrderedBefore[], sameAs: string | null): EarlierOrder | null {
  const [last = null] = ordered
    .filter((one) => sameAs !== null && one.sameAs === sameAs)
    .toSorted((one, other) => Number(other.hasResult) - Number(one.hasResult) || other.at.localeCompare(one.at));
  return last;
}

export type ResultParts = {
  results: readonly OrderResult[];
  earlier: EarlierOrder | null;
  checked: readonly SiteCheck[];
  packed: readonly Packed[];
  photos: readonly SitePhoto[];
  seen: readonly KeptWayFile[];
  leavings: readonly LeavingTruck[];
  /** Keyed by truck code. */
  arrivals: ReadonlyMap<string, Arrival>;
  mishaps: readonly Mishap[];
  /** `mishaps` as the rules read them. */
  wentWrong: readonly NamedMishap[];
  approved: SignedApproval | null;
};

export const NOTHING_AFTERWARDS: ResultParts = {
  results: [],
  earlier: null,
  checked: [],
  packed: [],
  photos: [],
  seen: [],
  leavings: [],
  arrivals: new Map(),
  mishaps: [],
  wentWrong: [],
  approved: null,
};

/** States that accept a result: while in progress, and after completion as a replacement. */
const HANDED_OVER_IN: readonly OrderState[] = ['BOOKED', 'COMPLETED'];
export const mayHandOver = (state: OrderState): boolean => HANDED_OVER_IN.includes(state);

/** Orders of the same product within 30 days show the earlier one. */
export const SAME_WITHIN_MS = 30 * DAY_MS;

const RESULT_KIND = /^result(\d{1,3})$/;

export const resultKind = (version: number): string => `result${version}`;

export const resultVersion = (kind: string): number | null => {
  const version = RESULT_KIND.exec(kind)?.[1];
  return version === undefined ? null : Number(version);
};
