import { isEuropeanUnion } from '../../order/blocks/countries';
import { isEori } from '../../order/blocks/tax-ids';

/** ИНН check digits: the tenth, or the last two of twelve. */
const checkDigit = (weights: readonly number[], digits: string): string =>
  String((weights.reduce((all, weight, at) => all + weight * Number(digits[at]), 0) % 11) % 10);

const TEN = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const ELEVEN = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const TWELVE = [3, ...ELEVEN];

function isInn(digits: string): boolean {
  if (/^\d{10}$/.test(digits)) return digits[9] === checkDigit(TEN, digits);
  if (!/^\d{12}$/.test(digits)) return false;
  return digits[10] === checkDigit(ELEVEN, digits) && digits[11] === checkDigit(TWELVE, digits);
}

/** `code`: fault of an invalid number; only numbers with check digits blame the digits. */
type TaxId = { code: 'railInn' | 'railBin' | 'railEori'; is: (typed: string) => boolean };

/** EU imports require an EORI (ICS2). */
const EORI: TaxId = { code: 'railEori', is: (typed) => isEori(typed.toUpperCase()) };

/** Tax number formats by destination country; other countries use the EORI or none. */
const TAX_IDS: Readonly<Record<string, TaxId>> = {
  RU: { code: 'railInn', is: isInn },
  KZ: { code: 'railBin', is: (digits) => /^\d{12}$/.test(digits) },
};

export function findTaxId(country: string | undefined): TaxId | null {
  if (country === undefined) return null;
  if (isEuropeanUnion(country)) return EORI;
  return Object.hasOwn(TAX_IDS, country) ? (TAX_IDS[country] ?? null) : null;
}
