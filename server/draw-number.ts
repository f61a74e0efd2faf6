import { randomInt } from 'node:crypto';

import { dayAt } from '../domain/values/days';

/** Base 32 without the letters that are read as digits. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const RANDOM = 6;
const CODE = 10;

const randomLetters = (count: number) =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What it is, the day in China, and six letters nobody can guess. */
export const drawNumber = (prefix: string, now: Date): string =>
  `${prefix}${dayAt(now.getTime()).replaceAll('-', '').slice(2)}${randomLetters(RANDOM)}`;

/** Fifty bits that say nothing. */
export const drawCode = (): string => randomLetters(CODE);
