import { WORK_LEVELS, type WorkLevel } from '../../../domain/people/captcha-work';

/** How often one address may ask at each price. */
const ASKED_AT_A_PRICE = 4;

/** What is known of whoever asks: works this address had before, proofs this phone had before, wrong answers from here. */
export type WorkPast = { asked: number; proven: number; isWrongHere: boolean };

/** The dearer, the more there has been of it: each level is twice the work of the one below, and nobody is refused by it. */
export function workLevel({ asked, proven, isWrongHere }: WorkPast): WorkLevel {
  const rises = Math.floor(asked / ASKED_AT_A_PRICE) + proven + (isWrongHere ? 1 : 0);
  return WORK_LEVELS[rises] ?? 3;
}
