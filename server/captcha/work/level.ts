import { WORK_LEVELS, type WorkLevel } from '../../../domain/people/captcha-work';

/** Works at each price. */
const ASKED_AT_A_PRICE = 4;

/**
 * `asked`: works for this number at this address within the hour, and works solved at the address today.
 * `proven`: proofs this number had before. `isWrongHere`: pictures were answered wrongly too often.
 */
export type WorkPast = { asked: number; proven: number; isWrongHere: boolean };

/** The dearer, the more there has been of it: each level is twice the work of the one below, and nobody is refused by it. */
export function workLevel({ asked, proven, isWrongHere }: WorkPast): WorkLevel {
  const rises = Math.floor(asked / ASKED_AT_A_PRICE) + proven + (isWrongHere ? 1 : 0);
  return WORK_LEVELS[rises] ?? 3;
}
