import type { ModeId } from '../mode-ids';
import type { Money } from '../values/money';

/** State of a surcharge. `WAITING`: a second person must approve it; `ENDING`: a second person must approve its end. */
export const SURCHARGE_STANDS = ['NEW', 'WAITING', 'ENDING', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type SurchargeStand = (typeof SURCHARGE_STANDS)[number];

export type PriceExample = { mode: ModeId; way: string; before: Money; after: Money };

/**
 * Effect of creating, approving or withdrawing a surcharge. `moved`: largest price change in percent against seven days
 * before; `waits`: needs a second person. `quotes`: locked prices, which do not change.
 */
export type SurchargeReading = {
  said: string;
  moved: number;
  waits: boolean;
  offers: number;
  quotes: number;
  examples: PriceExample[];
};
