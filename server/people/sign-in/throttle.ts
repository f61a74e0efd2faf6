/** From this many failures in a row, each attempt waits and needs a captcha. */
const FREE_FAILURES = 5;
const FIRST_WAIT_SECONDS = 2;
const LONGEST_WAIT_SECONDS = 900;
export const FORGOTTEN_AFTER_SECONDS = 86_400;

export type Failures = { failures: number; failedAt: Date };
export type Standing = { failures: number; captcha: boolean; waiting: boolean };

/** Doubles with each failure and never becomes a lock. */
export const waitSeconds = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (failures - FREE_FAILURES));

/**
 * Throttle state after these failures. A failure dated beyond the longest wait in the future comes from a clock set
 * back since, and does not count.
 */
export function throttleStanding(seen: Failures | undefined, now: number): Standing {
  const age = seen ? (now - seen.failedAt.getTime()) / 1000 : Number.POSITIVE_INFINITY;
  const failures = seen && age <= FORGOTTEN_AFTER_SECONDS ? seen.failures : 0;
  const binds = failures >= FREE_FAILURES && age >= -LONGEST_WAIT_SECONDS;
  return { failures, captcha: binds, waiting: binds && age < waitSeconds(failures) };
}
