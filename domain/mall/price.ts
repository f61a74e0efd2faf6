import { tidySum } from '../offer/containers';
import { minorUnits, roundedUp } from '../values/money';
import type { Rates, Tier } from './product';

const KG_OF_TON = 1000;

/** Price tier for the total kilograms of a product, over all packs. */
export const findPriceTier = (tiers: readonly Tier[], kg: number): Tier =>
  tiers.findLast(({ fromKg }) => kg >= fromKg) ?? { fromKg: 0, factor: 1 };

/** Price per kg in fen, VAT included: `kg` counts all packs of the product in the order. */
export const unitPrice = ({ baseYuanPerTon, level, tiers }: Rates, adderYuanPerKg: number, kg: number): number =>
  minorUnits((baseYuanPerTon / KG_OF_TON) * findPriceTier(tiers, kg).factor * level + adderYuanPerKg);

/** Goods plus freight in fen per kg. */
export const landedPerKg = (total: number, kg: number): number => roundedUp(total / kg);

/** Next tier and missing kilograms; null on the last tier. */
export function nextTier(tiers: readonly Tier[], kg: number): { tier: Tier; addKg: number } | null {
  const tier = tiers.find(({ fromKg }) => fromKg > kg);
  return tier ? { tier, addKg: tidySum([tier.fromKg, -kg]) } : null;
}
