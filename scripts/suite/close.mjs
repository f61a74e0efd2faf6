// @ts-check
import { rmSync } from 'node:fs';

import { keep, readKept } from './kept.mjs';
import { closingLine, nothing, oneStep, plus } from './tally.mjs';

/** Ends a run: the reds by name, one line of counts, one exit code. @param {import('./tally.mjs').Tally[]} tallies */
export function close(tallies) {
  const total = tallies.reduce(plus, nothing());
  for (const red of total.reds) console.log(`RED    ${red}`);
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
  return total;
}

/**
 * A run that is followed by another: what it has counted waits in a file, and a run that never got so far has failed.
 * @param {string} file
 */
export function countedIn(file) {
  return {
    begin: () => rmSync(file, { force: true }),
    /** @param {import('./tally.mjs').Tally} tally */
    keep: (tally) => keep(file, { tally }),
    /** @returns {import('./tally.mjs').Tally} */
    read: () => readKept(file)['tally'] ?? oneStep('run before: not finished', false),
  };
}
