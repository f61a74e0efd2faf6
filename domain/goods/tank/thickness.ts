import { isFreeByThickness, type FillFigures } from './fill';
import type { TankType } from './types';

/** What may be thick enough not to surge: mixtures and long chains. Every other liquid of the library is far thinner at 20 degrees. */
const THICK: readonly string[] = ['paint', 'resin', 'adhesive', 'epoxy', 'polyol'];

/** Does a tank stand half full by a figure that is no figure of these goods? */
export const isTooThick = (tank: TankType, filled: Pick<FillFigures, 'viscosity'>, goodsId: string): boolean =>
  goodsId !== '' && !THICK.includes(goodsId) && isFreeByThickness(tank, filled);

/** How thick liquids of bags are between the coldest and the hottest filling, mm²/s: typical figures, drawn wide. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  meg: [3, 80],
  mpg: [5, 250],
  glycerol: [40, 6000],
  'white-oil': [2, 1000],
  polyol: [50, 20_000],
};

/** Is a figure none of these goods at any temperature at which they are filled? Of goods nobody measured nobody can say. */
export function isThicknessOff(viscosity: number, goodsId: string): boolean {
  const [least, most] = (Object.hasOwn(RANGES, goodsId) && RANGES[goodsId]) || [0, Infinity];
  return viscosity < least || viscosity > most;
}
