import type { CarriedRow } from './carried';
import type { BoxType } from './search';
import type { Charges } from './charges';
import type { Cutoff } from './cutoffs';
import type { DgHandling } from '../places/ports';
import type { Is } from '../shape/shape';
import type { END } from '../shape/trade';
import type { Money } from '../values/money';
import type { Verdict } from '../goods/verdict';

/** `ENQUIRE`: sails, but nobody has given a price. `CLOSED`: too late for these goods. */
export const SAILING_STATES = ['OPEN', 'SOLD_OUT', 'ENQUIRE', 'CLOSED'] as const;
export type SailingState = (typeof SAILING_STATES)[number];

/**
 * `CLOSED`: something leaves, but too soon. `MANUAL`: whether it takes these goods is said by a person. `REFUSED`: it does
 * not.
 */
export const DAY_STATES = ['PRICED', 'SOLD_OUT', 'ENQUIRE', 'MANUAL', 'CLOSED', 'REFUSED', 'NONE'] as const;

/** A day of the strip above the sailings. */
export type SailingDay = { day: string; lowest: Money | null; state: (typeof DAY_STATES)[number] };

export type End = Is<typeof END>;
export type { Cutoff };

export type FreeTime = {
  /** Demurrage at the terminal, detention outside it. */
  kind: 'DEM' | 'DET';
  freeDays: number;
  /** For a day and a twenty-foot box; `days: null` is to the end. */
  tiers: { days: number | null; perDay: Money }[];
  /** What a forty-foot box costs against a twenty-foot one. */
  factor40: number;
};

export type Sailing = {
  sailingId: string;
  carrier: End;
  vessel: string;
  voyage: string;
  service: string;
  org: End;
  dst: End;
  /** Null where it goes without change. */
  via: End | null;
  etd: string;
  eta: string;
  transitDays: number;
  cutoffs: Cutoff[];
  freeTime: FreeTime[];
  state: SailingState;
  /** Boxes still to be had. */
  slots: number;
  /** Does this carrier take these goods, at these ports? */
  acceptance: Verdict;
  /** Null where there is none to be had. */
  price: { perBox: { type: BoxType; total: Money }[]; charges: Charges } | null;
};

/** A search as it is asked of the gateway. */
export type SailingSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  unNo?: string | undefined;
  boxes: { type: BoxType; count: number }[];
  /** Goods that an order begins with. */
  rows?: CarriedRow[] | undefined;
};

/** `LAPSED` quotes are still shown, but nothing can be ordered by them. */
export const QUOTE_STATES = ['LOCKED', 'LAPSED', 'USED'] as const;

/** Who takes dangerous goods on the way of an offer. */
export type Takers = {
  /** Classes the carrier leaves out, or `ALL_DG`. */
  carrierExcludes: readonly string[];
  /** Null where nobody has told. */
  orgHandling: DgHandling | null;
  dstHandling: DgHandling | null;
  /** Where it is changed on the way; left out by the release before, and where nothing is. */
  viaHandling?: DgHandling | null | undefined;
};
