import { DENSITY_SHARE, densityAt, type Densities } from './fill';
import { tankLiquidOf } from './liquids';

/** What the library tells of a liquid that is to be measured. */
export type Measurable = { goodsId: string; densityKgPerL: number | null };

const STEPS = 10_000;
/** What a computer makes of a whole figure. */
const NOTHING = 1e-6;

/**
 * Both densities of a liquid. Where one of them alone was typed, the other follows from how the library's liquid grows
 * with the heat, and is rounded so that it never grows less; null where nobody knows that.
 */
export function densitiesOf(
  { d15, d50 }: { d15: number | null; d50: number | null },
  known: Densities | null,
): Densities | null {
  if (d15 !== null && d50 !== null) return { d15, d50 };
  if (known === null || (d15 === null && d50 === null)) return known && { d15: known.d15, d50: known.d50 };
  const grows = known.d15 / known.d50;
  if (d15 !== null) return { d15, d50: Math.floor((d15 / grows) * STEPS + NOTHING) / STEPS };
  return d50 === null ? null : { d15: Math.ceil(d50 * grows * STEPS - NOTHING) / STEPS, d50 };
}

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
