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

/** Reasons the gate is closed on a day: past, or too far ahead. */
export const OFF_WHYS = ['PAST', 'FAR'] as const;
export type OffWhy = (typeof OFF_WHYS)[number];

/** GB 18218 table of the critical quantity: by name, by class, in neither, or for staff to decide. */
export const CRITICAL_BY = ['NAME', 'CLASS', 'NONE', 'ASK'] as const satisfies readonly Critical['by'][];

export type OtherRoom = { offerId: string; name: string; city: string; temp: StoreTemp; grams: number };

/** Public view of a room: other goods appear by class only, never by name, owner or amount. */
export type WhDetail = {
  warehouse: End & { district: string; isBonded: boolean };
  room: Room;
  /** Position relative to the centre of the searched city; null when any city is fine. */
  away: { km: number; degrees: number; middle?: { north: number; east: number } | undefined } | null;
  isInCity: boolean;
  stay: Stay & { days: number };
  classesInside: HazardClass[];
  beside: StorageVerdict;
  /** Share of the critical quantity on the worst day of the stay, rounded up to tenths. */
  majorInside?: number | undefined;
  /** Critical quantity of the goods in tons; null when no table has it. */
  critical?: number | null | undefined;
  /** Optional: quotes locked before table 2 was supported lack it. */
  criticalBy?: Critical['by'] | undefined;
  free: FreeFrom[];
  leastGrams: number;
  /** First day all goods fit for the whole stay; null when never. */
  freeFrom: string | null;
  split: RoomSplit | null;
  instead?: OtherRoom[] | undefined;
  /** Reason the gate is closed on the first day; missing when open. */
  off?: OffWhy | undefined;
  /** Free gate hours; lists only carry the requested day. */
  gate: GateCapacity;
  fire: FireClass | null;
  /** Name of the goods; missing when the UN number has several entries. */
  goods?: string | undefined;
  apart: HazardClass[];
  rent: DayRent;
  findings: Pick<WhFinding, 'level' | 'code' | 'given'>[];
};
