import { tidySum } from '../offer/containers';
import { minorUnits, roundedUp } from '../values/money';
import type { Rates, Tier } from './product';

const KG_OF_TON = 1000;

/** The step that holds for so many kilograms of a product, whatever they are packed in. */
export const tierAt = (tiers: readonly Tier[], kg: number): Tier =>
  tiers.findLast(({ fromKg }) => kg >= fromKg) ?? { fromKg: 0, factor: 1 };

/** A kilogram in fen, VAT included: `kg` counts all packs of the product in the order. */
export const unitPrice = ({ baseYuanPerTon, level, tiers }: Rates, adderYuanPerKg: number, kg: number): number =>
  minorUnits((baseYuanPerTon / KG_OF_TON) * tierAt(tiers, kg).factor * level + adderYuanPerKg);

/** Goods and what brings them, in fen a kilogram. */
export const landedPerKg = (total: number, kg: number): number => roundedUp(total / kg);

/** The next step, and how many kilograms are missing; null on the last. */
export function nextTier(tiers: readonly Tier[], kg: number): { tier: Tier; addKg: number } | null {
  const tier = tiers.find(({ fromKg }) => fromKg > kg);
  return tier ? { tier, addKg: tidySum([tier.fromKg, -kg]) } : null;
}
