import { existsSync, readFileSync, writeFileSync } from 'node:fs';

import type { AnyStateMachine } from 'xstate';

import { transitionTable } from './table';

/** The table somebody read and agreed to, beside the one the chart has now. `UPDATE_TABLES=1` rewrites the former. */
export function reviewedTable(machine: AnyStateMachine): { agreed: string; current: string } {
  const file = new URL(`../../../docs/flows/${machine.id}.txt`, import.meta.url);
  const current = transitionTable(machine);
  if (process.env['UPDATE_TABLES'] === '1') writeFileSync(file, current);
  return { agreed: existsSync(file) ? readFileSync(file, 'utf8') : '', current };
}
