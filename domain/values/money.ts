import type { Is } from '../shape/is';
import type { money } from '../shape/trade';

export type Money = Is<typeof money>;

/** Yuan has the code 1; the specification reads all other codes as dollars. */
export const YUAN = '1';
export const DOLLAR = '2';

/** Finer than any rate or factor of the trade, coarser than binary rounding noise. */
const GRAIN = 1e6;

/** Rounds minor units up: a cost is never shown too low. */
export const roundedUp = (amount: number): number => Math.ceil(Math.round(amount * GRAIN) / GRAIN) + 0;

/** From the major unit, as in a tariff. */
export const minorUnits = (units: number): number => roundedUp(units * 100);

const currencySign = (currency: string): string => (currency === YUAN ? '¥' : '$');

export const groupDigits = (whole: string | number): string => String(whole).replaceAll(/\B(?=(\d{3})+$)/g, ',');

/** Thousand separators and two decimals; amounts owed to the customer are in parentheses. */
export function formatMoney({ amount, currency }: Money): string {
  const whole = roundedUp(amount);
  const digits = String(Math.abs(whole)).padStart(3, '0');
  const text = `${currencySign(currency)}${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
  return whole < 0 ? `(${text})` : text;
}
