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
