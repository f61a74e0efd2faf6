import type { Aircraft, AirAnswer } from '../../goods/air/aircraft';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { End } from '../../offer/sailing';
import type { Day } from '../../values/days';
import type { Ladder } from './ladder';

/** What a flight says to the goods that were asked about. */
export type AirDetail = {
  flight: string;
  aircraft: Aircraft;
  /** Classes the airline takes. */
  takes: HazardClass[];
  hours: number;
  via: End | null;
  /** By the clock of where it lands: `2026-12-02T23:50`. */
  landsAt: string;
  ladder: Ladder;
  /** What may fly of one package, and by which instruction; null for general goods. */
  air: { unNo: string; answer: AirAnswer; pi: string } | null;
  /** How much a package may hold to go on it, where nothing but its size stands in the way. */
  upTo: number | null;
  /** Of a belly, the next flight of a freighter: in a list where only that takes the goods, of a price in any case. */
  freighter: { flight: string; org: End; day: Day; offerId: string } | null;
};
