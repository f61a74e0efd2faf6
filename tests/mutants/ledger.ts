import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';

import { keyOfFault, nameOnItsLine, type Fault } from './fault';
import type { Ending } from './suffer';

const FOLDER = '.cache/mutants';

/** `commit`: version of product and tests at that run. */
type Line = Omit<Ending, 'fault'> & { key: string; commit?: string };

/** A long statement is cut in its name, so a hash is added. */
const keyOf = (fault: Fault): string =>
  `${nameOnItsLine(fault)} (${createHash('sha256').update(keyOfFault(fault)).digest('hex').slice(0, 8)})`;

export const headOf = (): string => execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();

/** Every nth mutant killed at another commit runs again, since its test may be gone. */
const SAMPLE = 10;

export type Ledger = { endingOf: (fault: Fault) => Ending | null; note: (ending: Ending) => void };

/** Results of a seed so far: a long run continues where it stopped. */
export function ledgerOf(seed: string, isAskedAgain: boolean): Ledger {
  const file = `${FOLDER}/seed-${seed}.jsonl`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const known = new Map(
    lines.filter(Boolean).map((line): [string, Line] => [(JSON.parse(line) as Line).key, JSON.parse(line) as Line]),
  );
  const commit = headOf();
  /** The same tenth per commit, another for the next. */
  const isInSample = (key: string) =>
    createHash('sha256').update(`${commit} ${key}`).digest().readUInt32BE() % SAMPLE === 0;
  return {
    endingOf(fault) {
      const line = known.get(keyOf(fault));
      if (!line || (line.commit !== commit && isInSample(line.key))) return null;
      return (line.isNoticed && !line.isOnlyAgreed) || !isAskedAgain ? { fault, ...line } : null;
    },
    note({ fault, ...ending }) {
      mkdirSync(FOLDER, { recursive: true });
      appendFileSync(file, `${JSON.stringify({ key: keyOf(fault), commit, ...ending } satisfies Line)}\n`);
    },
  };
}
