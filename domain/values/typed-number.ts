/** Longest number; longer texts are not parsed. */
const LONGEST = 40;
/** Digits that a JavaScript number keeps exactly. */
const EXACT_DIGITS = 15;

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** Full-width letters and signs as plain ones; null when too long. */
export const plainTyped = (typed: string): string | null =>
  typed.length > LONGEST ? null : typed.normalize('NFKC').replaceAll('−', '-').trim();

/** Digits of a number typed with or without thousands separators; null when it is none. */
export function parseDigits(typed: string): string | null {
  const text = plainTyped(typed) ?? '';
  return PLAIN.test(text) || GROUPED.test(text) ? text.replaceAll(',', '') : null;
}

/** Number with at most this many decimals. */
export function parseNumber(typed: string, places: number): number | null {
  const digits = parseDigits(typed);
  if (digits === null) return null;
  const [whole = '', decimals = ''] = digits.split('.');
  if (decimals.length > places || whole.length + decimals.length > EXACT_DIGITS) return null;
  return Number(digits) + 0;
}

export const parseWholeNumber = (typed: string): number | null => parseNumber(typed, 0);

/** Count of a number field: 0 when empty, the previous one while the text is no count. */
export function countOrBefore(typed: string, before: number): number {
  const count = typed.trim() === '' ? 0 : parseWholeNumber(typed);
  return count !== null && count >= 0 ? count : before;
}

/** Tons in kilograms, rounded: 16.1 t times 1000 gives slightly more than 16,100 in binary. */
export const kgOfTons = (tons: number): number => Math.round(tons * 1000);

export function parseMinorUnits(typed: string): number | null {
  const amount = parseNumber(typed, 2);
  return amount === null ? null : Math.round(amount * 100);
}

export type Quantity = { kind: 'volume' | 'mass' /** In millilitres or grams. */; amount: number };

const UNITS: Readonly<Record<string, { kind: Quantity['kind']; times: number }>> = {
  l: { kind: 'volume', times: 1000 },
  升: { kind: 'volume', times: 1000 },
  ml: { kind: 'volume', times: 1 },
  毫升: { kind: 'volume', times: 1 },
  kg: { kind: 'mass', times: 1000 },
  千克: { kind: 'mass', times: 1000 },
  公斤: { kind: 'mass', times: 1000 },
  g: { kind: 'mass', times: 1 },
  克: { kind: 'mass', times: 1 },
};

/** `500 ml`, `1L`, `0.5 千克`: a number and a unit; null when one is missing. */
export function parseQuantity(typed: string): Quantity | null {
  const [, digits = '', name = ''] = /^([\d.,]+) ?([a-z升毫千公斤克]{1,2})$/i.exec(plainTyped(typed) ?? '') ?? [];
  const unit = Object.hasOwn(UNITS, name.toLowerCase()) ? UNITS[name.toLowerCase()] : undefined;
  const amount = parseNumber(digits, 3);
  return unit && amount !== null ? { kind: unit.kind, amount: Math.round(amount * unit.times * 1000) / 1000 } : null;
}
