import type { Fault } from './fault';
import type { Nurse } from './nurse';
import type { Suite } from './suites';

/** How many suites are asked, and by how many at once: most faults fall to the nearest. */
const ROUNDS = [1, 2, 4, 8, 12];

export type Ending = {
  fault: Fault;
  isNoticed: boolean;
  /** Whether anybody came by the damaged place. */
  wasMet: boolean;
  by: string | null;
  asked: number;
};

/** Asks suite after suite until one notices. */
export async function suffer(nurse: Nurse, fault: Fault, suites: readonly Suite[]): Promise<Ending> {
  let asked = 0;
  let wasMet = false;
  for (const many of ROUNDS) {
    const next = suites.slice(asked, asked + many);
    if (next.length === 0) break;
    asked += next.length;
    const answer = await nurse.ask(fault, next);
    wasMet ||= answer.wasMet;
    if (answer.isNoticed) return { fault, isNoticed: true, wasMet, by: answer.by, asked };
  }
  return { fault, isNoticed: false, wasMet, by: null, asked };
}
