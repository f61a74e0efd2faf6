import type { End, FreeTime } from '../../offer/sailing';
import type { Money } from '../../values/money';
import type { DomFinding } from './finding';

export type DomLeg = {
  stockId: string;
  loop: string;
  carrier: End;
  vessel: string;
  voyage: string;
  org: End;
  dst: End;
  leavesAt: string;
  arrivesAt: string;
  calls: string[];
};

/** Lowest price with another port at one end, tax included. */
export type DomBeside = { side: 'org' | 'dst'; port: End; lowest: Money; leavesAt: string };

export type DomDetail = {
  /** Two legs when the goods change between coast and river. */
  legs: DomLeg[];
  /** Waiting time at the transfer port; null for a direct voyage. */
  waitsHours: number | null;
  transitDays: number;
  freeTime: FreeTime[];
  findings: Pick<DomFinding, 'level' | 'code' | 'given'>[];
  /** Set only on the first offer of a list. */
  beside?: DomBeside[] | undefined;
};
