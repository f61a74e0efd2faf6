import type { Is } from '../shape/is';
import type { verdict } from './verdict-shape';

/** Mildest first. `PASS_CHECK_DGL` passes once column 16b is read. */
export const VERDICT_LEVELS = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

/** Answer if goods may travel. It always carries its grounds and the notice that others decide. */
export type Verdict = Is<typeof verdict>;

export const strictestVerdict = (levels: readonly VerdictLevel[]): VerdictLevel =>
  VERDICT_LEVELS.findLast((level) => levels.includes(level)) ?? 'PASS';
