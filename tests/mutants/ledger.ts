import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';

import { keyOfFault, nameOnItsLine, type Fault } from './fault';
import type { Ending } from './suffer';

const FOLDER = '.cache/mutants';

type Line = Omit<Ending, 'fault'> & { key: string };

/** A long statement is named by its beginning alone, which it may share with another. */
const keyOf = (fault: Fault): string =>
  `${nameOnItsLine(fault)} (${createHash('sha256').update(keyOfFault(fault)).digest('hex').slice(0, 8)})`;

export type Ledger = { endingOf: (fault: Fault) => Ending | null; note: (ending: Ending) => void };

/** What became of the faults of a seed so far: a long drawing is asked in slices, and goes on where it was left. */
export function ledgerOf(seed: string, isAskedAgain: boolean): Ledger {
  const file = `${FOLDER}/seed-${seed}.jsonl`;
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const known = new Map(
    lines.filter(Boolean).map((line): [string, Line] => [(JSON.parse(line) as Line).key, JSON.parse(line) as Line]),
  );
  return {
    endingOf(fault) {
      const line = known.get(keyOf(fault));
      return line && ((line.isNoticed && !line.isOnlyAgreed) || !isAskedAgain) ? { fault, ...line } : null;
    },
    note({ fault, ...ending }) {
      mkdirSync(FOLDER, { recursive: true });
      appendFileSync(file, `${JSON.stringify({ key: keyOf(fault), ...ending } satisfies Line)}\n`);
    },
  };
}
