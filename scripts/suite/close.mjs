// @ts-check
import { closingLine, nothing, plus } from './tally.mjs';

/** Ends a run: one line for the person, one exit code for the machine. @param {import('./tally.mjs').Tally[]} tallies */
export function close(tallies) {
  const total = tallies.reduce(plus, nothing());
  console.log(closingLine(total));
  process.exitCode = total.failed > 0 ? 1 : 0;
}
