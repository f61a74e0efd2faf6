import type { Is } from '../shape/shape';
import type { MONEY } from '../shape/trade';

export type Money = Is<typeof MONEY>;

/** Yuan has the code 1; the other codes are read as dollars, as the specification says. */
export const YUAN = '1';
export const DOLLAR = '2';

/** Finer than any rate or factor of the trade, coarser than the noise of binary fractions. */
const GRAIN = 1e6;

/** A fraction of a minor unit counts as a whole one: a cost is never shown lower than it is. */
export const roundedUp = (amount: number): number => Math.ceil(Math.round(amount * GRAIN) / GRAIN) + 0;

/** From the larger unit, as it is written in a tariff. */
export const minorUnits = (units: number): number => roundedUp(units * 100);

const signOf = (currency: string): string => (currency === YUAN ? '¥' : '$');

/** A whole amount as it is read: 22,000. */
export const grouped = (whole: string | number): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Thousand separators and two decimals; what is owed to the customer stands in parentheses. */
export function formatMoney({ amount, currency }: Money): string {
  const whole = roundedUp(amount);
  const digits = String(Math.abs(whole)).padStart(3, '0');
  const text = `${signOf(currency)}${grouped(digits.slice(0, -2))}.${digits.slice(-2)}`;
  return whole < 0 ? `(${text})` : text;
}
