import type { Is } from '../shape/is';
import type { surchargeReading, priceExample } from './surcharge-reading-shape';

/** State of a surcharge. `WAITING`: a second person must approve it; `ENDING`: a second person must approve its end. */
export const SURCHARGE_STANDS = ['NEW', 'WAITING', 'ENDING', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type SurchargeStand = (typeof SURCHARGE_STANDS)[number];

export type PriceExample = Is<typeof priceExample>;

/**
 * Effect of creating, approving or withdrawing a surcharge. `moved`: largest price change in percent against seven days
 * before; `waits`: needs a second person. `quotes`: locked prices, which do not change.
 */
export type SurchargeReading = Is<typeof surchargeReading>;
