/** Mildest first. `PASS_CHECK_DGL` passes once column 16b is read. */
export const VERDICT_LEVELS = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

/** Answer if goods may travel. It always carries its grounds and the notice that others decide. */
export type Verdict = {
  level: VerdictLevel;
  /** In Chinese. */
  reason: string;
  /** Table or rule behind the verdict, with its edition. */
  source: string;
  edition: string;
  notice: string;
};

export const strictestVerdict = (levels: readonly VerdictLevel[]): VerdictLevel =>
  VERDICT_LEVELS.findLast((level) => levels.includes(level)) ?? 'PASS';
