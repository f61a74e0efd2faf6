import { randomInt } from 'node:crypto';

import { dayAt } from '../../domain/values/days';
import { dayInName } from './day-in-name';

/** Base 32 without the letters that are read as digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM = 6;
const CODE = 10;
/** That so many in a row are taken is no chance any more. */
const DRAWS = 5;

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What it is, the day in China, and six letters nobody can guess. */
export const drawNumber = (prefix: string, now: Date): string =>
  `${prefix}${dayInName(dayAt(now.getTime()))}${randomLetters(RANDOM)}`;

/** Draws until a number is free; `take` answers null where it is not. */
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

/** Fifty bits that say nothing. */
export const drawCode = (): string => randomLetters(CODE);
