/** The way to a proof without sight: the device finds numbers, and every try takes memory as well as time. */

/** What every try costs, a hash of scrypt: eight megabytes, so that many at once are dear for a machine too. */
export const WORK_COST = { N: 8_192, r: 8, p: 1, dkLen: 16 } as const;

/** Each number is looked for by itself: so all of it never takes twice what one expects, and it is told how far it is. */
export const WORK_PARTS = 4;

/** Among how many numbers each one hides at the ordinary level, and how often that doubles. */
export const WORK_SPAN = 14;
export const WORK_LEVELS = [0, 1, 2, 3] as const;
export type WorkLevel = (typeof WORK_LEVELS)[number];

export const workSpan = (level: WorkLevel): number => WORK_SPAN * 2 ** level;

/** Longer than a picture is good for: somebody's phone may sleep in between. */
export const WORK_SECONDS = 600;

/** What has to be found: for each target the number below `span` whose hash it is. */
export type WorkTask = { targets: readonly string[]; span: number };

/** What is hashed in a try, under the token as its salt. */
export const workTry = (part: number, number: number): string => `${part}:${number}`;

/** How far somebody is: the numbers found so far, and which is tried next. */
export type WorkPosition = { found: readonly number[]; next: number };

export const WORK_BEGINNING: WorkPosition = { found: [], next: 0 };

/** In hundredths, rounded down: what has been found counts as if all of it had been tried. */
export const workDone = ({ targets, span }: WorkTask, { found, next }: WorkPosition): number =>
  Math.floor((100 * (found.length + next / span)) / targets.length);
