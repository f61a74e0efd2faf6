import type { Cutoff } from '../../offer/cutoffs';
import { firstOf, lclFault, type LclFault } from './fault';
import { factsOf, type LclRead } from './form';
import { intakeFaults } from './intake-rules';
import { rowFactFaults } from './row-rules';

/** What a label prints. */
const MARKS = { lines: 10, perLine: 35, all: 200 } as const;

function marksFaults({ marks }: LclRead): LclFault[] {
  const lines = marks.trim().split(/\r?\n/);
  const isLong =
    marks.trim().length > MARKS.all || lines.length > MARKS.lines || lines.some((line) => line.length > MARKS.perLine);
  return firstOf(marks.trim() === '' && lclFault('marks', 'lclMarks'), isLong && lclFault('marks', 'lclMarksLong'));
}

/** Everything to be mended of what only a shared box asks, in the order of the form. */
export const lclOwnFaults = (form: LclRead, cutoffs: readonly Cutoff[]): LclFault[] => [
  ...form.goods.flatMap((row, at) => rowFactFaults(factsOf(form, row), row, at)),
  ...firstOf(form.stackable === '' && lclFault('stackable', 'lclStackable')),
  ...marksFaults(form),
  ...intakeFaults(form, cutoffs),
  ...firstOf(form.releaseType === '' && lclFault('releaseType', 'lclReleaseType')),
  ...firstOf(!form.tolerance && lclFault('tolerance', 'lclTolerance')),
];
