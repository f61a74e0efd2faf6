import type { End, FreeTime } from '../../offer/sailing';
import type { Money } from '../../values/money';
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

/** What another port at one of the ends would cost, tax included, at its lowest. */
export type DomBeside = { side: 'org' | 'dst'; port: End; lowest: Money; leavesAt: string };

export type DomDetail = {
  /** Two where the goods change from the coast to the river or back. */
  legs: DomLeg[];
  /** How long they wait there; null where they do not change. */
  waitsHours: number | null;
  transitDays: number;
  freeTime: FreeTime[];
  findings: Pick<DomFinding, 'level' | 'code' | 'given'>[];
  /** Said once, with the first of a list. */
  beside?: DomBeside[] | undefined;
};
