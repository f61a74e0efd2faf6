import { spawn } from 'node:child_process';

import type { Fault } from './fault';
import type { Suite } from './suites';

const VITEST = 'node_modules/vitest/vitest.mjs';

/** A fault may make something go round for ever. That is noticed as well. */
const LONGEST_MS = 150_000;

/** How many suites are asked, and by how many at once: most faults fall to the nearest. */
const ROUNDS = [2, 4, 10];

const asked = (fault: Fault | null, suites: readonly Suite[]): Promise<boolean> =>
  new Promise((resolve) => {
    const projects = [...new Set(suites.map(({ project }) => project))].flatMap((name) => ['--project', name]);
    const child = spawn(
      process.execPath,
      [
        VITEST,
        'run',
        '--config',
        'tests/mutants/vitest.config.ts',
        '--root',
        '.',
        '--bail',
        '1',
        '--silent',
        ...projects,
        ...suites.map(({ path }) => path),
      ],
      {
        stdio: 'ignore',
        env: { ...process.env, MUTANT: JSON.stringify(fault), RANDOM_RUNS: '5' },
        timeout: LONGEST_MS,
      },
    );
    child.on('close', (code) => resolve(code === 0));
  });

export type Ending = { fault: Fault; isNoticed: boolean; asked: number };

/** Asks suite after suite until one notices. */
export async function suffer(fault: Fault, suites: readonly Suite[]): Promise<Ending> {
  let from = 0;
  for (const many of ROUNDS) {
    const next = suites.slice(from, from + many);
    if (next.length === 0) break;
    from += next.length;
    if (!(await asked(fault, next))) return { fault, isNoticed: true, asked: from };
  }
  return { fault, isNoticed: false, asked: from };
}
