import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';

import { transitionsOf } from '../graph/transitions';

/** What a run of the model tests leaves behind about a machine. */
export type WalkReport = {
  transitions: { target: string; hits: number }[];
  pairs: { walked: number; all: number };
  situations: number;
  paths: number;
  steps: number;
  mutants: { all: number; survivors: string[]; equivalent: number };
};

/** The last walk of a machine, if it was a walk of the machine as it is now. */
export function reportOf(machine: AnyStateMachine): WalkReport | null {
  const file = `.cache/model/${machine.id}.json`;
  try {
    const report = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : 'null') as WalkReport | null;
    const walked = new Set(report?.transitions.map(({ target }) => target));
    return [...transitionsOf(machine).values()].every((id) => walked.has(id)) ? report : null;
  } catch {
    return null;
  }
}
