import type { Money } from '../../values/money';
import type { FlexiOffer } from './quote';

/** Price per ton, rounded up. */
export const perTon = (total: Money | null, kg: number): Money | null =>
  total && { amount: Math.ceil((total.amount * 1000) / kg), currency: total.currency };

export const pricePerTon = ({ price, detail: { bags, kg } }: FlexiOffer): Money | null =>
  perTon(price && price.charges.totalUsd, bags * kg);
