/** `PASS` may go, `PASS_CHECK_DGL` may go once column 16b is read, the others as they say. From the mildest on. */
export const VERDICT_LEVELS = ['PASS', 'PASS_CHECK_DGL', 'NEED_APPROVAL', 'MANUAL', 'BLOCK'] as const;
export type VerdictLevel = (typeof VERDICT_LEVELS)[number];

/** An answer to "may this go?". It never stands without its grounds, nor without the sentence that others decide. */
export type Verdict = {
  level: VerdictLevel;
  /** Why, in Chinese. */
  reason: string;
  /** The table or rule it was read from, with its edition. */
  source: string;
  edition: string;
  notice: string;
};

export const strictestVerdict = (levels: readonly VerdictLevel[]): VerdictLevel =>
  VERDICT_LEVELS.findLast((level) => levels.includes(level)) ?? 'PASS';
