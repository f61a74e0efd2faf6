import type { ModeId } from '../mode-ids';
import type { Money } from '../values/money';

/** Where a surcharge stands. `WAITING` for a second person before it is charged, `ENDING` before it is charged no more. */
export const SURCHARGE_STANDS = ['NEW', 'WAITING', 'ENDING', 'HOLDS', 'COMING', 'OVER', 'DROPPED'] as const;
export type SurchargeStand = (typeof SURCHARGE_STANDS)[number];

/** What one price was before a change, and is after it. */
export type PriceExample = { mode: ModeId; way: string; before: Money; after: Money };

/**
 * What putting a surcharge, approving it or taking it back changes. `moved`: by how many per cent it moves a price at most
 * against seven days before; `waits`: for a second person. `quotes`: locked prices, which stay as they are.
 */
export type SurchargeReading = {
  said: string;
  moved: number;
  waits: boolean;
  offers: number;
  quotes: number;
  examples: PriceExample[];
};
