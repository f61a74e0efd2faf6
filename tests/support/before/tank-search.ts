import type { PackingGroup } from '../../../domain/goods/dangerous-goods';
import { REFERENCE_C } from '../../../domain/goods/tank/fill';
import { HEATINGS } from '../../../domain/goods/tank/types';
import type { Day } from '../../../domain/values/days';

export const HEATED = ['N', ...HEATINGS] as const;
export type Heated = (typeof HEATED)[number];

/** What may have been in the tank before: washed out, the same and not washed, always the same goods, nothing yet. */
export const LAST_CARGOES = ['CLEANED', 'SAME', 'DEDICATED', 'NONE'] as const;
export type LastCargo = (typeof LAST_CARGOES)[number];

/** With a ship, for one journey; or by the day from a yard, wherever it goes. */
export const TANK_KINDS = ['TRIP', 'LEASE'] as const;
export type TankKind = (typeof TANK_KINDS)[number];

/** A question of the gateway. What is null nobody has said. */
export type TankSearch = {
  kind: TankKind;
  /** Of a lease; null while nobody has said. */
  leaseDays: number | null;
  /** Without both ends the answer says what fits, and how much of it; with them also what it costs. A lease has one end. */
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
  /** The first day a ship may leave, or a lease begins. */
  etd: Day | null;
};

/** A level is a trial while nobody has said how much of the goods there is, or how warm they are. */
export const isTrialLevel = ({ tons, loadC }: Pick<TankSearch, 'tons' | 'loadC'>): boolean =>
  tons === null || loadC === null;

/** What is filled in at while nobody has said it: a trial figure, and called so wherever its result stands. */
export const TRIAL_C = 20;
/** A lease of so many days is worked out while nobody has said how long: a trial as well. */
export const TRIAL_DAYS = 30;
export const LEASE_DAYS = { least: 30, most: 365 } as const;
export const MOST_TONS = 1000;
export const MOST_TANKS = 50;
export const LOAD_C = { least: -40, most: 100 } as const;
export const HOT_C = { least: -40, most: 130 } as const;
export const DENSITY = { least: 0.4, most: 3 } as const;

/** What is heated on its way, or filled in above the reference, is to say how hot it gets: the question and the form ask alike. */
export const isHotAsked = (heating: Heated | '', loadC: number | null): boolean =>
  (heating !== '' && heating !== 'N') || (loadC !== null && loadC > REFERENCE_C);
