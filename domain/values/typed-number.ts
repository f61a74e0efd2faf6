/** No number of the trade is longer; whatever is, is not looked at. */
const LONGEST = 40;
/** Up to so many digits a number is kept exactly. */
const EXACT_DIGITS = 15;

const GROUPED = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;

/** What was typed with full-width letters and signs read as plain ones; null where it is too long to mean anything. */
export const plainTyped = (typed: string): string | null =>
  typed.length > LONGEST ? null : typed.normalize('NFKC').replaceAll('−', '-').trim();

/** A number as people type it, with thousands separators, in digits alone; null where it is none. */
export function digitsIn(typed: string): string | null {
  const text = plainTyped(typed) ?? '';
  return PLAIN.test(text) || GROUPED.test(text) ? text.replaceAll(',', '') : null;
}

/** The same as a number with at most so many decimals. */
export function numberIn(typed: string, places: number): number | null {
  const digits = digitsIn(typed);
  if (digits === null) return null;
  const [whole = '', decimals = ''] = digits.split('.');
  if (decimals.length > places || whole.length + decimals.length > EXACT_DIGITS) return null;
  return Number(digits) + 0;
}

export const wholeNumberIn = (typed: string): number | null => numberIn(typed, 0);

/** A count that a field keeps as a number: 0 of an empty field, and the one before while what is typed reads as none. */
export function countIn(typed: string, before: number): number {
  const count = typed.trim() === '' ? 0 : wholeNumberIn(typed);
  return count !== null && count >= 0 ? count : before;
}

/** Tons as they are typed, in the kilograms they are: 16.1 t times a thousand is a crumb more than 16,100. */
export const kgOfTons = (tons: number): number => Math.round(tons * 1000);

/** An amount of money in whole minor units. */
export function minorUnitsIn(typed: string): number | null {
  const amount = numberIn(typed, 2);
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

/** `500 ml`, `1L`, `0.5 千克`: a number and a unit; null where one of them is missing. */
export function quantityIn(typed: string): Quantity | null {
  const [, digits = '', name = ''] = /^([\d.,]+) ?([a-z升毫千公斤克]{1,2})$/i.exec(plainTyped(typed) ?? '') ?? [];
  const unit = Object.hasOwn(UNITS, name.toLowerCase()) ? UNITS[name.toLowerCase()] : undefined;
  const amount = numberIn(digits, 3);
  return unit && amount !== null ? { kind: unit.kind, amount: Math.round(amount * unit.times * 1000) / 1000 } : null;
}
