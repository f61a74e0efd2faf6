import { DENSITY_SHARE, densityAt } from './fill';
import { tankLiquidOf } from './liquids';

/** What the library tells of a liquid that is to be measured. */
export type Measurable = { goodsId: string; densityKgPerL: number | null };

const upToGrams = (density: number): number => Math.round(density * 1000) / 1000;

/** Kilograms a litre where it is loaded; null where the library does not know. */
export function libraryDensity({ goodsId, densityKgPerL }: Measurable, celsius: number): number | null {
  const liquid = tankLiquidOf(goodsId);
  return liquid ? upToGrams(densityAt(liquid, celsius)) : densityKgPerL;
}

/** By how many per cent a density is another than the library's; null where it is about the same, or nobody knows. */
export function densityOff(density: number, celsius: number, goods: Measurable | null): number | null {
  const known = goods && libraryDensity(goods, celsius);
  const off = known ? Math.abs(density - known) / known : 0;
  return off > DENSITY_SHARE ? Math.round(off * 1000) / 10 : null;
}
