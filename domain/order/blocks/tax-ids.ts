import { plainTyped } from '../../values/typed-number';
import { isEuropeanUnion } from './countries';

/** Letters count as their place after the digit zero, as the numbers given out since 2026 do. */
const brazilDigit = (letters: string): number => {
  const sum = Array.from(letters)
    .toReversed()
    .reduce((all, letter, at) => all + ((letter.codePointAt(0) ?? 48) - 48) * (2 + (at % 8)), 0);
  return sum % 11 < 2 ? 0 : 11 - (sum % 11);
};

function isCnpj(text: string): boolean {
  if (!/^[A-Z\d]{12}\d{2}$/.test(text) || /^(.)\1{13}$/.test(text)) return false;
  const first = brazilDigit(text.slice(0, 12));
  return text.endsWith(`${first}${brazilDigit(`${text.slice(0, 12)}${first}`)}`);
}

/** PAN is also the importer's number today; older ones are ten digits. */
const isIndian = (text: string): boolean => /^(?:[A-Z]{5}\d{4}[A-Z]|\d{10})$/.test(text);
const isEgyptian = (text: string): boolean => /^\d{9}$/.test(text);

const RULES: Readonly<Record<string, (text: string) => boolean>> = { BR: isCnpj, IN: isIndian, EG: isEgyptian };

/** EORI: the country that gave it, and up to fifteen letters and digits; Northern Ireland gives it as XI. */
export const isEori = (text: string): boolean =>
  /^[A-Z]{2}[A-Z\d]{1,15}$/.test(text) && (isEuropeanUnion(text.slice(0, 2)) || text.startsWith('XI'));

const ruleOf = (country: string): ((text: string) => boolean) | undefined =>
  isEuropeanUnion(country) ? isEori : RULES[country];

/** Does the country of arrival want the consignee's tax number, or the one its customs know them by? */
export const wantsTaxId = (country: string): boolean => ruleOf(country) !== undefined;

/** Dots, strokes and dashes are how people write it, not part of it. */
export const isTaxIdOf = (country: string, typed: string): boolean =>
  ruleOf(country)?.((plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s./-]/g, '')) ?? true;
