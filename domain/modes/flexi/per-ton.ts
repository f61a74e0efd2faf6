import type { Money } from '../../values/money';
import type { FlexiOffer } from './quote';

/** What a ton costs, and upwards. */
export const perTon = (total: Money | null, kg: number): Money | null =>
  total && { amount: Math.ceil((total.amount * 1000) / kg), currency: total.currency };

/** Dollars a ton in the bags of an offer, by its price as it stands. */
export const perTonIn = ({ price, detail: { bags, kg } }: FlexiOffer): Money | null =>
  perTon(price && price.charges.totalUsd, bags * kg);
