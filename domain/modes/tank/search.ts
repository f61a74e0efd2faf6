import type { PackingGroup } from '../../goods/dangerous-goods';
import { HEATINGS } from '../../goods/tank/types';
import type { Day } from '../../values/days';

export const HEATED = ['N', ...HEATINGS] as const;
export type Heated = (typeof HEATED)[number];

/** What may have been in the tank before: nothing special, washed out, always the same goods, the same and not washed. */
export const LAST_CARGOES = ['CLEANED', 'SAME', 'DEDICATED', 'NONE'] as const;
export type LastCargo = (typeof LAST_CARGOES)[number];

/** A question of the gateway. What is null nobody has said. */
export type TankSearch = {
  /** Without both ends the answer says what fits, and how much of it; with them also what it costs. */
  orgPortCode: string | null;
  dstPortCode: string | null;
  isDanger: 'Y' | 'N';
  unNo: string | null;
  goods: string | null;
  /** Of a number with several entries. */
  group: PackingGroup | null;
  /** Without it one full tank is worked out. */
  tons: number | null;
  loadC: number | null;
  /** At its hottest on the way. */
  hotC: number | null;
  d15: number | null;
  d50: number | null;
  heating: Heated;
  last: LastCargo;
  isCleaned: boolean;
  isFood: boolean;
  /** The first day a ship may leave. */
  etd: Day | null;
};

/** What is filled in at while nobody has said it: a trial figure, and called so wherever its result stands. */
export const TRIAL_C = 20;
export const MOST_TONS = 1000;
export const MOST_TANKS = 50;
export const LOAD_C = { least: -40, most: 100 } as const;
export const HOT_C = { least: -40, most: 130 } as const;
export const DENSITY = { least: 0.4, most: 3 } as const;
