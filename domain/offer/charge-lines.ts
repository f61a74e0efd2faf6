import { DOLLAR, type Money, roundedUp, YUAN } from '../values/money';
import type { ChargeLine, Charges } from './charges';

export const YUAN_FOR_DOLLAR = 7.1;

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

type Totals = Pick<Charges, 'totalUsd' | 'totalYuan'>;

export const sumInCurrency = (currency: string, lines: readonly ChargeLine[]): number =>
  lines.reduce((all, { total }) => (total.currency === currency ? all + total.amount : all), 0);

export const convertTotals = (inDollars: number, inYuan: number): Totals => ({
  totalUsd: { amount: inDollars + roundedUp(inYuan / YUAN_FOR_DOLLAR), currency: DOLLAR },
  totalYuan: { amount: inYuan + roundedUp(inDollars * YUAN_FOR_DOLLAR), currency: YUAN },
});

/** Totals in both currencies; the converted part is rounded up once. */
export const sumTotals = (lines: readonly ChargeLine[]): Totals =>
  convertTotals(sumInCurrency(DOLLAR, lines), sumInCurrency(YUAN, lines));
