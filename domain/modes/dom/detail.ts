import type { End, FreeTime } from '../../offer/sailing';
import type { DomFinding } from './finding';

/** One ship of the way. */
export type DomLeg = {
  /** What is sold of it. */
  stockId: string;
  loop: string;
  carrier: End;
  vessel: string;
  voyage: string;
  org: End;
  dst: End;
  leavesAt: string;
  arrivesAt: string;
  /** The ports it calls at on the way. */
  calls: string[];
};

export type DomDetail = {
  /** Two where the goods change from the coast to the river or back. */
  legs: DomLeg[];
  /** How long they wait there; null where they do not change. */
  waitsHours: number | null;
  transitDays: number;
  freeTime: FreeTime[];
  findings: Pick<DomFinding, 'level' | 'code' | 'given'>[];
};
