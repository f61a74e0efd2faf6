import type { Charges } from '../../offer/charges';
import type { Is } from '../../shape/is';
import type { instantPrice } from './instant-price-shape';

/** Price an enquiry would have as an order now: the lowest of the departures at its date. */
export type InstantPrice = Is<typeof instantPrice>;

const FREIGHT = 'OF';

export const countFreightUnits = ({ lines }: Pick<Charges, 'lines'>): number =>
  lines.reduce((all, { item, quantity }) => all + (item === FREIGHT ? quantity : 0), 0);
