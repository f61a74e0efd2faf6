import type { CarriedRow } from './carried';
import type { BoxType } from './search';
import type { Cutoff } from './cutoffs';
import type { Is } from '../shape/is';
import type { end } from '../shape/trade';
import type { Money } from '../values/money';
import type { sailing, freeTime, takers } from './sailing-shape';

/** `ENQUIRE`: sails without a price. `CLOSED`: too late for these goods. */
export const SAILING_STATES = ['OPEN', 'SOLD_OUT', 'ENQUIRE', 'CLOSED'] as const;
export type SailingState = (typeof SAILING_STATES)[number];

/** `CLOSED`: departs too soon. `MANUAL`: staff decide on the goods. `REFUSED`: goods not accepted. */
export const DAY_STATES = ['PRICED', 'SOLD_OUT', 'ENQUIRE', 'MANUAL', 'CLOSED', 'REFUSED', 'NONE'] as const;

export type SailingDay = { day: string; lowest: Money | null; state: (typeof DAY_STATES)[number] };

export type End = Is<typeof end>;
export type { Cutoff };

export type FreeTime = Is<typeof freeTime>;

export type Sailing = Is<typeof sailing>;

export type SailingSearch = {
  orgPortCode: string;
  dstPortCode: string;
  isDanger: 'Y' | 'N';
  unNo?: string | undefined;
  boxes: { type: BoxType; count: number }[];
  rows?: CarriedRow[] | undefined;
};

export const QUOTE_STATES = ['LOCKED', 'LAPSED', 'USED'] as const;

export type Takers = Is<typeof takers>;
