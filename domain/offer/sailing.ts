import type { CarriedRow } from './carried';
import type { BoxType } from './search';
import type { Charges } from './charges';
import type { Cutoff } from './cutoffs';
import type { DgHandling } from '../places/ports';
import type { Is } from '../shape/shape';
import type { END } from '../shape/trade';
import type { Money } from '../values/money';
import type { Verdict } from '../goods/verdict';

/** `ENQUIRE`: sails without a price. `CLOSED`: too late for these goods. */
export const SAILING_STATES = ['OPEN', 'SOLD_OUT', 'ENQUIRE', 'CLOSED'] as const;
export type SailingState = (typeof SAILING_STATES)[number];

/** `CLOSED`: departs too soon. `MANUAL`: staff decide on the goods. `REFUSED`: goods not accepted. */
export const DAY_STATES = ['PRICED', 'SOLD_OUT', 'ENQUIRE', 'MANUAL', 'CLOSED', 'REFUSED', 'NONE'] as const;

export type SailingDay = { day: string; lowest: Money | null; state: (typeof DAY_STATES)[number] };

export type End = Is<typeof END>;
export type { Cutoff };

export type FreeTime = {
  /** Demurrage at the terminal, detention outside it. */
  kind: 'DEM' | 'DET';
  freeDays: number;
  /** Per day and 20 ft box; `days: null` has no end. */
  tiers: { days: number | null; perDay: Money }[];
  /** Factor of a 40 ft box against a 20 ft one. */
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
  /** Null for a direct sailing. */
  via: End | null;
  etd: string;
  eta: string;
  transitDays: number;
  cutoffs: Cutoff[];
  freeTime: FreeTime[];
  state: SailingState;
  slots: number;
  acceptance: Verdict;
  price: { perBox: { type: BoxType; total: Money }[]; charges: Charges } | null;
};

export type SailingSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  unNo?: string | undefined;
  boxes: { type: BoxType; count: number }[];
  rows?: CarriedRow[] | undefined;
};

/** `LAPSED` quotes stay visible but cannot be ordered. */
export const QUOTE_STATES = ['LOCKED', 'LAPSED', 'USED'] as const;

export type Takers = {
  /** Classes the carrier excludes, or `ALL_DG`. */
  carrierExcludes: readonly string[];
  /** Null when unknown. */
  orgHandling: DgHandling | null;
  dstHandling: DgHandling | null;
  /** Transshipment port; missing without one, and in older releases. */
  viaHandling?: DgHandling | null | undefined;
};
