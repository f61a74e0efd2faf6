/**
 * Proof of work for people who cannot see a picture: the device searches numbers, and each try costs memory and time.
 */

/** Cost of each try, a scrypt hash: eight megabytes, so that many at once are expensive for an attacker too. */
export const WORK_COST = { N: 8_192, r: 8, p: 1, dkLen: 16 } as const;

/** Numbers searched separately: the total never takes twice the expected time, and progress can be shown. */
export const WORK_PARTS = 4;

/** Numbers that each one hides among at the ordinary level; each level doubles the count. */
export const WORK_SPAN = 14;
export const WORK_LEVELS = [0, 1, 2, 3] as const;
export type WorkLevel = (typeof WORK_LEVELS)[number];

export const workSpan = (level: WorkLevel): number => WORK_SPAN * 2 ** level;

/** Longer than the lifetime of a picture, because a phone may sleep in between. */
export const WORK_SECONDS = 600;

/** Proof of work: for each target, find the number below `span` with that hash. */
export type WorkTask = { targets: readonly string[]; span: number };

/** Text hashed in a try; the token is the salt. */
export const workTry = (part: number, number: number): string => `${part}:${number}`;

export type WorkPosition = { found: readonly number[]; next: number };

export const WORK_BEGINNING: WorkPosition = { found: [], next: 0 };

/** Percent, rounded down; a found number counts as its whole span tried. */
export const workDone = ({ targets, span }: WorkTask, { found, next }: WorkPosition): number =>
  Math.floor((100 * (found.length + next / span)) / targets.length);
