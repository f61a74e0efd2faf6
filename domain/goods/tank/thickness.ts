import { isFreeByThickness, type FillFigures } from './fill';
import type { TankType } from './types';

/**
 * Liquids that may be viscous enough not to surge: mixtures and long chains. All other library liquids are far thinner
 * at 20 °C.
 */
const THICK: readonly string[] = ['paint', 'resin', 'adhesive', 'epoxy', 'polyol'];

/** True if half filling rests on a typed viscosity that these goods do not have. */
export const isTooThick = (tank: TankType, filled: Pick<FillFigures, 'viscosity'>, goodsId: string): boolean =>
  goodsId !== '' && !THICK.includes(goodsId) && isFreeByThickness(tank, filled);

/** Viscosity range of flexitank liquids from coldest to hottest filling, mm²/s: typical values, wide bounds. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  meg: [3, 80],
  mpg: [5, 250],
  glycerol: [40, 6000],
  'white-oil': [2, 1000],
  polyol: [50, 20_000],
};

/** True if the viscosity fits the goods at no filling temperature; unmeasured goods are never off. */
export function isThicknessOff(viscosity: number, goodsId: string): boolean {
  const [least, most] = (Object.hasOwn(RANGES, goodsId) && RANGES[goodsId]) || [0, Infinity];
  return viscosity < least || viscosity > most;
}
