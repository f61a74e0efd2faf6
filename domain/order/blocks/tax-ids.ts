import { plainTyped } from '../../values/typed-number';
import { isEuropeanUnion } from './countries';

/** Letters count by character code minus that of `0`, the rule for numbers issued since 2026. */
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

/** Today the PAN is the importer's number; older ones have ten digits. */
const isIndian = (text: string): boolean => /^(?:[A-Z]{5}\d{4}[A-Z]|\d{10})$/.test(text);
const isEgyptian = (text: string): boolean => /^\d{9}$/.test(text);

const RULES: Readonly<Record<string, (text: string) => boolean>> = { BR: isCnpj, IN: isIndian, EG: isEgyptian };

/** EORI: country code and up to fifteen letters or digits; Northern Ireland uses XI. */
export const isEori = (text: string): boolean =>
  /^[A-Z]{2}[A-Z\d]{1,15}$/.test(text) && (isEuropeanUnion(text.slice(0, 2)) || text.startsWith('XI'));

const taxIdRule = (country: string): ((text: string) => boolean) | undefined =>
  isEuropeanUnion(country) ? isEori : RULES[country];

export const wantsTaxId = (country: string): boolean => taxIdRule(country) !== undefined;

/** Dots, slashes and dashes are formatting and ignored. */
export const isValidTaxId = (country: string, typed: string): boolean =>
  taxIdRule(country)?.((plainTyped(typed) ?? '').toUpperCase().replaceAll(/[\s./-]/g, '')) ?? true;
