import { DENSITY_SHARE, densityAt } from './fill';
import { findTankLiquid } from './liquids';

export type Measurable = { goodsId: string; densityKgPerL: number | null };

const upToGrams = (density: number): number => Math.round(density * 1000) / 1000;

/** Density in kg/L at loading temperature; null when the library has none. */
export function libraryDensity({ goodsId, densityKgPerL }: Measurable, celsius: number): number | null {
  const liquid = findTankLiquid(goodsId);
  return liquid ? upToGrams(densityAt(liquid, celsius)) : densityKgPerL;
}

export function densityOff(density: number, celsius: number, goods: Measurable | null): number | null {
  const known = goods && libraryDensity(goods, celsius);
  const off = known ? Math.abs(density - known) / known : 0;
  return off > DENSITY_SHARE ? Math.round(off * 1000) / 10 : null;
}
