import type { Delivery, Listed } from '../../../domain/mall/purchase';
import type { Rates } from '../../../domain/mall/product';

/** A line as it is kept; `named` for the day on which nobody sells it any more. */
export type KeptLine = Listed & { named: string };

/** A list as it is kept: with the rates its prices are held by, product by product, and until when; null where nothing is listed. */
export type KeptList = {
  lines: readonly KeptLine[];
  delivery: Delivery;
  rates: Readonly<Record<string, Rates>>;
  heldUntil: Date | null;
};

export const EMPTY_LIST: KeptList = { lines: [], delivery: { way: 'SELF', to: '' }, rates: {}, heldUntil: null };
