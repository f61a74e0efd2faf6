import type { Critical } from '../../goods/critical';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { FireClass } from '../../goods/fire-class';
import type { StorageVerdict } from '../../goods/storing';
import type { End } from '../../offer/sailing';
import type { GateCapacity } from './gate';
import type { DayRent } from './price';
import type { WhFinding } from './finding';
import type { Room } from './room';
import type { StoreTemp } from './search';
import type { RoomSplit } from './split';
import type { FreeFrom, Stay } from './stay';

/** Why a gate takes nothing in on a day: it is over, or nobody books so far ahead. */
export const OFF_WHYS = ['PAST', 'FAR'] as const;
export type OffWhy = (typeof OFF_WHYS)[number];

/** By which table of GB 18218 a critical quantity is known: by name, by class, in neither, or for a person to say. */
export const CRITICAL_BY = ['NAME', 'CLASS', 'NONE', 'ASK'] as const satisfies readonly Critical['by'][];

/** A room that would take all of it at another temperature. */
export type Instead = { offerId: string; name: string; city: string; temp: StoreTemp; grams: number };

/** What a room says to the goods that were asked about. Others are told by class, never by name, owner or amount. */
export type WhDetail = {
  warehouse: End & { district: string; isBonded: boolean };
  room: Room;
  /** Where it lies, seen from the middle of the city that was asked for; null where any city would do. */
  away: { km: number; degrees: number; middle?: { north: number; east: number } | undefined } | null;
  isInCity: boolean;
  stay: Stay & { days: number };
  /** What is in it on some day of the stay. */
  classesInside: HazardClass[];
  beside: StorageVerdict;
  /** The share of the critical quantity in the store on the worst day of the stay, rounded up to tenths. */
  majorInside?: number | undefined;
  /** The critical quantity of the goods in tons; null where no table names it. */
  critical?: number | null | undefined;
  /** Left out by what was locked before table 2 was read. */
  criticalBy?: Critical['by'] | undefined;
  free: FreeFrom[];
  leastGrams: number;
  /** The first day on which all of it fits for as long as was asked; null where it never does. */
  freeFrom: string | null;
  /** Where it is too little: with which other room of the store it would do. */
  split: RoomSplit | null;
  /** Where nothing at the temperature that was asked for takes all of it: what else does. */
  instead?: Instead[] | undefined;
  /** The gate takes nothing in on the first day of the stay; left out where it does. */
  off?: OffWhy | undefined;
  /** Of the hours at its gate; a list tells of the day that was asked about. */
  gate: GateCapacity;
  fire: FireClass | null;
  /** What the goods are called; not told where their number has several entries. */
  goods?: string | undefined;
  /** Classes of which nothing may stand in one room with the goods. */
  apart: HazardClass[];
  rent: DayRent;
  findings: Pick<WhFinding, 'level' | 'code' | 'given'>[];
};
