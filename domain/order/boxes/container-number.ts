import { plainTyped } from '../../values/typed-number';

const SHAPE = /^[A-Z]{3}[UJZ]\d{7}$/;
export const SEAL_NO = /^[A-Z0-9]{4,15}$/;

const LETTER_A = 55;

/** ISO 6346 letter values: from 10 upwards, skipping multiples of 11. */
function letterValue(sign: string): number {
  if (/\d/.test(sign)) return Number(sign);
  const place = (sign.codePointAt(0) ?? 0) - LETTER_A;
  return place + Math.floor((place - 1) / 10);
}

/** Container number as painted: capitals without spaces. */
export const normaliseContainerNo = (typed: string): string =>
  (plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s-]/g, '');

const SIGNS = 10;

/** ISO 6346 check digit: ten characters weighted by powers of two, modulo 11. */
export function withCheckDigit(signs: string): string {
  const sum = Array.from(signs).reduce((all, sign, at) => all + letterValue(sign) * 2 ** at, 0);
  return `${signs}${(sum % 11) % 10}`;
}

export function isContainerNo(typed: string): boolean {
  const number = normaliseContainerNo(typed);
  return SHAPE.test(number) && withCheckDigit(number.slice(0, SIGNS)) === number;
}
