import type { FaultCheck } from '../../rules/fault';

const RUSSIAN = /^[А-Яа-яЁё0-9 ,.;:()%/+«»-]+$/;
const LATIN = /[A-Za-z]/;

/** Finds Latin letters that look Cyrillic; reports the position of the first. */
export function russianFault(name: string): FaultCheck {
  const typed = Array.from(name.trim());
  const latin = typed.findIndex((sign) => LATIN.test(sign));
  if (latin !== -1) {
    const at = typed.slice(0, latin + 1).filter((sign) => /\p{L}/u.test(sign)).length;
    return ['railLatin', { at, letter: typed[latin] ?? '' }];
  }
  return RUSSIAN.test(name.trim()) ? null : 'railRussian';
}
