import type { GoodsFacts } from './facts';

/** What a liquid weighs and the room it takes may disagree by so much: packagings weigh and leave room. */
const SHARE = 0.15;
/** Room between packages makes goods lighter than their volume, down to this; beyond it a figure is wrong. */
const LOOSEST = 0.2;

type Weighed = Pick<GoodsFacts, 'state' | 'densityKgPerL'>;

/** `LOOSE`: there is room between the packages. `WRONG`: no packages of it weigh that little or that much. */
export type Density = { fit: 'FULL' | 'LOOSE' | 'WRONG'; density: number; expected: number };

/** Do weight and volume of a liquid go together? Null where nobody can say: solids and articles are packed with air. */
export function densityOf({ state, densityKgPerL: density }: Weighed, kg: number, m3: number): Density | null {
  if (state !== 'LIQUID' || density === null || !(kg > 0) || !(m3 > 0)) return null;
  const expected = density * m3 * 1000;
  const told = { density, expected: Math.round(expected) };
  if (kg > expected * (1 + SHARE) || kg < expected * LOOSEST) return { fit: 'WRONG', ...told };
  return { fit: kg < expected * (1 - SHARE) ? 'LOOSE' : 'FULL', ...told };
}

/** Kilograms of a cubic metre of packages, the lightest and the heaviest; the substance itself may be known better. */
const PER_M3: Readonly<Record<GoodsFacts['state'], { least: number; most: number }>> = {
  LIQUID: { least: 100, most: 3500 },
  SOLID: { least: 60, most: 6000 },
  GAS: { least: 60, most: 2500 },
  ARTICLE: { least: 20, most: 6000 },
};

/** The bounds of a weight that no packages of such goods have in that room; null where it may be so. */
export function wrongForRoom({ state, densityKgPerL }: Weighed, kg: number, m3: number) {
  if (!(kg > 0) || !(m3 > 0)) return null;
  const { least, most } = PER_M3[state];
  const heaviest = state === 'SOLID' && densityKgPerL !== null ? densityKgPerL * 1000 * (1 + SHARE) : most;
  const bounds = { least: Math.ceil(least * m3), most: Math.floor(heaviest * m3) };
  return kg < bounds.least || kg > bounds.most ? bounds : null;
}
