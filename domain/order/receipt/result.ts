import type { Approved } from './approved';
import type { Arrival } from '../trucks/arrival';
import type { Leaving } from '../trucks/leaving';
import type { OrderState } from '../life/lifecycle';
import type { Mishap, NamedMishap } from '../changes/mishap';
import type { Packed, SitePhoto } from '../on-site/packed';
import type { SiteCheck } from '../on-site/site-check';
import type { KeptWayFile } from '../on-site/way';
import { DAY_MS } from '../../values/spans';

/** What the house has handed over for an order: each version stays as it was. */
export type OrderResult = {
  version: number;
  at: string;
  signedBy: string;
  bytes: number;
  /** Of its bytes, so that anybody can tell a copy from the original. */
  sha256: string;
};

/** An order of the same that was made not long before. */
export type EarlierOrder = {
  orderNo: string;
  at: string;
  /** Somebody has handed over what came of it; otherwise it is still under way. */
  hasResult: boolean;
};

/** An order that counts as an earlier one, with what makes it the same as another. */
export type OrderedBefore = EarlierOrder & { sameAs: string };

/** The last of them that is the same, one with a result before those under way; null where there is none, or nothing to compare. */
export function earlierIn(ordered: readonly OrderedBefore[], sameAs: string | null): EarlierOrder | null {
  const [last = null] = ordered
    .filter((one) => sameAs !== null && one.sameAs === sameAs)
    .toSorted((one, other) => Number(other.hasResult) - Number(one.hasResult) || other.at.localeCompare(one.at));
  return last;
}

/** What becomes of an order that only some modes know: what was handed over, ordered before, seen or packed on the spot, seen at a gate, or collected. */
export type Afterwards = {
  results: readonly OrderResult[];
  earlier: EarlierOrder | null;
  checked: readonly SiteCheck[];
  /** What was packed, unit by unit, and what that looks like. */
  packed: readonly Packed[];
  photos: readonly SitePhoto[];
  /** What was handed in with what it passed. */
  seen: readonly KeptWayFile[];
  leavings: readonly Leaving[];
  /** By the codes of its trucks. */
  arrivals: ReadonlyMap<string, Arrival>;
  /** What went wrong on its way. */
  mishaps: readonly Mishap[];
  /** The same by what each was, as the rules read it. */
  wentWrong: readonly NamedMishap[];
  /** The approval it was placed by; null where nobody was asked. */
  approved: Approved | null;
};

export const NOTHING_AFTERWARDS: Afterwards = {
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

/** A result is handed over while somebody works at it, and replaced once it is done. */
const HANDED_OVER_IN: readonly OrderState[] = ['BOOKED', 'COMPLETED'];
export const mayHandOver = (state: OrderState): boolean => HANDED_OVER_IN.includes(state);

/** Whoever orders the same within so long is told of what there is already. */
export const SAME_WITHIN_MS = 30 * DAY_MS;

const RESULT_KIND = /^result(\d{1,3})$/;

/** By which word the document of a version is asked for. */
export const resultKind = (version: number): string => `result${version}`;

export const versionIn = (kind: string): number | null => {
  const version = RESULT_KIND.exec(kind)?.[1];
  return version === undefined ? null : Number(version);
};
