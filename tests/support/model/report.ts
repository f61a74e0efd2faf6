import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Coverage } from './coverage';
import type { Killing } from './kill';

const FOLDER = '.cache/model';

export type Report = Coverage & { mutants: (Killing & { equivalent: number }) | null };

const share = (done: number, all: number) => `${done}/${all}`;

export function summary(report: Report): string {
  const { machine, situations, edges, everyEdge, transitions, pairs, ignored, paths, steps, mutants } = report;
  const walked = transitions.filter(({ hits }) => hits > 0).length;
  return [
    `${machine}: ${situations} states, ${edges} edges${everyEdge ? ', each walked' : ''}`,
    `transitions ${share(walked, transitions.length)}`,
    `pairs ${share(pairs.walked, pairs.all)}`,
    `${ignored} ignored`,
    `${paths} paths, ${steps} steps`,
    mutants === null
      ? 'mutants in the rest'
      : `mutants ${share(mutants.all - mutants.survivors.length, mutants.all - mutants.equivalent)} (${mutants.equivalent} equivalent)`,
  ].join(' | ');
}

/** Prints one line, and writes one file for the chart page. */
export function publish(report: Report): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(resolve(FOLDER, `${report.machine}.json`), `${JSON.stringify(report, null, 2)}\n`);
  console.log(summary(report));
}
