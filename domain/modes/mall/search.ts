import type { Is } from '../../shape/is';
import type { mallAsked, mallSearch, mallDemand, mallLine } from './search-shape';

export type MallDemand = Is<typeof mallDemand>;

/** A list may name a city that no longer has a warehouse; the wire takes none of those. */
export interface MallQuery extends Omit<Is<typeof mallAsked>, 'city'> {
  city: string;
}

/** A line with its shop data. `lots`: lots that can be taken from the warehouse. */
export type MallLine = Is<typeof mallLine>;

/** Request completed by the shop. The wire request holds no product data; checks, price and stock use these fields. */
export type MallSearch = Is<typeof mallSearch>;

export const mallOfferId = ({ city }: Pick<MallQuery, 'city'>): string => `MALL-${city}`;
