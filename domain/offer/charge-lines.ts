import { DOLLAR, type Money, roundedUp, YUAN } from '../values/money';
import type { ChargeLine, Charges } from './charges';

/** Yuan a dollar of prices locked before the desk could set the rate, and of every price that names none. */
const USUAL_YUAN_FOR_DOLLAR = 7.1;

/** Exchange rate of a price, named where it is not the usual one. A quote locks it with its rates. */
export type Exchange = Pick<Charges, 'yuanForDollar'>;

export const yuanForDollar = ({ yuanForDollar: named = USUAL_YUAN_FOR_DOLLAR }: Exchange): number => named;

/** An exchange as rates and charges keep it: the usual rate is left out. */
export const exchangeAt = (yuan: number): Exchange => (yuan === USUAL_YUAN_FOR_DOLLAR ? {} : { yuanForDollar: yuan });

/**
 * Every line is rounded up separately, so the total equals the sum shown. Fields are spelled out for speed: every offer
 * has a dozen lines.
 */
export const chargeLine = ({ item, name, unit, unitPrice, quantity, part }: Omit<ChargeLine, 'total'>): ChargeLine => ({
  item,
  name,
  unit,
  unitPrice,
  quantity,
  total: { amount: roundedUp(unitPrice.amount * quantity), currency: unitPrice.currency },
  part,
});

export const addMoney = (one: Money, other: Money): Money => ({
  amount: one.amount + other.amount,
  currency: one.currency,
});

type Totals = Pick<Charges, 'totalUsd' | 'totalYuan' | 'yuanForDollar'>;

export const sumInCurrency = (currency: string, lines: readonly ChargeLine[]): number =>
  lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);

export function convertTotals(inDollars: number, inYuan: number, exchange: Exchange = {}): Totals {
  const rate = yuanForDollar(exchange);
  return {
    totalUsd: { amount: inDollars + roundedUp(inYuan / rate), currency: DOLLAR },
    totalYuan: { amount: inYuan + roundedUp(inDollars * rate), currency: YUAN },
    ...exchangeAt(rate),
  };
}

/** Totals in both currencies; the converted part is rounded up once. */
export const sumTotals = (lines: readonly ChargeLine[], exchange?: Exchange): Totals =>
  convertTotals(sumInCurrency(DOLLAR, lines), sumInCurrency(YUAN, lines), exchange);
