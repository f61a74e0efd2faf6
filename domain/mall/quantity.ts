import { CONTAINERS, tidySum } from '../offer/containers';
import { MOST_KG, type Pack } from './product';
import { callService } from '../people/contact';

export const TOO_MANY_SAYS = `单次数量过大，请${callService()}`;

export const QUANTITY_FAULTS = ['kgMissing', 'kgNotWhole', 'kgTooFew', 'kgTooMany', 'kgNotInStock'] as const;
type QuantityFault = (typeof QUANTITY_FAULTS)[number];
/** `kgUnread`: text that is no whole number. */
export type TypedFault = QuantityFault | 'kgUnread';

export type PackBounds = Pick<Pack, 'netKg' | 'leastKg' | 'mostKg'>;

/** Rounded, because three cartons of 7.9 kg are 23.700000000000003 in binary. */
export const kgOfPacks = ({ netKg }: Pick<Pack, 'netKg'>, count: number): number => tidySum([count * netKg]);

export const countPieces = ({ netKg }: Pick<Pack, 'netKg'>, kg: number): number => Math.round(kg / netKg);

/** Only whole packs are sold. */
export function quantityFault(
  { netKg, leastKg, mostKg }: PackBounds,
  kg: number | null,
  inStockKg: number,
): QuantityFault | null {
  if (kg === null) return 'kgMissing';
  if (kg <= 0) return 'kgTooFew';
  if (kg > Math.min(mostKg ?? MOST_KG, MOST_KG)) return 'kgTooMany';
  if (kgOfPacks({ netKg }, countPieces({ netKg }, kg)) !== kg) return 'kgNotWhole';
  if (kg < leastKg) return 'kgTooFew';
  return kg > inStockKg ? 'kgNotInStock' : null;
}

/** Whole packs below and above a quantity, in kg. */
export function wholePacks({ netKg, leastKg }: PackBounds, kg: number): readonly number[] {
  const below = Math.floor(tidySum([kg / netKg]));
  return [...new Set([below, below + 1].map((count) => Math.max(kgOfPacks({ netKg }, count), leastKg)))];
}

/** Whole packs that fit into a quantity, in kg; null when below the minimum. */
export function packsWithin({ netKg, leastKg, mostKg }: PackBounds, kg: number): number | null {
  const whole = kgOfPacks({ netKg }, Math.floor(tidySum([Math.min(kg, mostKg ?? MOST_KG, MOST_KG) / netKg])));
  return whole > 0 && whole >= leastKg ? whole : null;
}

export const grossWeightKg = ({ netKg, tareKg }: Pick<Pack, 'netKg' | 'tareKg'>, kg: number): number =>
  tidySum([kg, countPieces({ netKg }, kg) * tareKg]);

/** 20-foot boxes needed, by payload or by space, whichever runs out first. Null for bulk. */
export function countBoxes(pack: Pick<Pack, 'netKg' | 'tareKg' | 'per20'>, kg: number): number | null {
  if (pack.per20 === null) return null;
  const byWeight = Math.ceil(grossWeightKg(pack, kg) / CONTAINERS['20GP'].payloadKg);
  return Math.max(byWeight, Math.ceil(countPieces(pack, kg) / pack.per20));
}
