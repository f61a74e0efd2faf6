import { randomInt } from 'node:crypto';

import { dayAt } from '../../domain/values/days';
import { dayInName } from './day-in-name';

/** Base 32 without letters that look like digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM = 6;
const CODE = 10;
/** A longer run of collisions is no coincidence. */
const DRAWS = 5;

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Prefix, day in China, and six unguessable letters. */
export const drawNumber = (prefix: string, now: Date): string =>
  `${prefix}${dayInName(dayAt(now.getTime()))}${randomLetters(RANDOM)}`;

/** Draws numbers until one is free; `take` returns null for a taken one. */
export async function takeNumber<TTaken>(
  { prefix, now }: { prefix: string; now: Date },
  take: (drawn: string) => Promise<TTaken | null>,
): Promise<TTaken> {
  for (let draw = 1; draw <= DRAWS; draw += 1) {
    const taken = await take(drawNumber(prefix, now));
    if (taken !== null) return taken;
  }
  throw new Error(`no number of ${prefix} is free`);
}

/** Fifty random bits. */
export const drawCode = (): string => randomLetters(CODE);
