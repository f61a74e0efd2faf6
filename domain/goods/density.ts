import type { GoodsFacts } from './facts';

/** What a liquid weighs and the room it takes may disagree by so much: packagings weigh and leave room. */
const SHARE = 0.15;
/** Room between packages makes goods lighter than their volume, down to this; beyond it a figure is wrong. */
const LOOSEST = 0.2;

type Weighed = Pick<GoodsFacts, 'state' | 'densityKgPerL'>;

/** `LOOSE`: there is room between the packages. `WRONG`: no packages of it weigh that little or that much. */
type Density = { fit: 'FULL' | 'LOOSE' | 'WRONG'; density: number; expected: number };

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

/** What packages of goods weigh in a room, at least and at most. */
type RoomWeight = { least: number; most: number };

/** The bounds of a weight that no packages of such goods have in that room; null where it may be so. */
export function wrongForRoom({ state, densityKgPerL }: Weighed, kg: number, m3: number): RoomWeight | null {
  if (!(kg > 0) || !(m3 > 0)) return null;
  const { least, most } = PER_M3[state];
  const heaviest = state === 'SOLID' && densityKgPerL !== null ? densityKgPerL * 1000 * (1 + SHARE) : most;
  const bounds = { least: Math.ceil(least * m3), most: Math.floor(heaviest * m3) };
  return kg < bounds.least || kg > bounds.most ? bounds : null;
}

/** The same for liquids and solids alike. */
function wrongWeight(goods: Weighed, kg: number, m3: number): RoomWeight | null {
  const weighed = densityOf(goods, kg, m3);
  if (weighed === null) return wrongForRoom(goods, kg, m3);
  const { fit, expected } = weighed;
  return fit === 'WRONG' ? { least: Math.ceil(expected * LOOSEST), most: Math.floor(expected * (1 + SHARE)) } : null;
}

/**
 * The first of all that may be meant which weighs otherwise in that room. While no entry is chosen, one such entry sends
 * the number to a person, as a form with this entry does.
 */
export function wrongEntry<TGoods extends Weighed>(all: readonly TGoods[], kg: number, m3: number) {
  for (const entry of all) {
    const bounds = wrongWeight(entry, kg, m3);
    if (bounds) return { entry, bounds };
  }
  return null;
}

/** The room, in m³, that liquids take at least which weigh that with their packagings; null where one of them is none. */
export function leastRoom(all: readonly Weighed[], kg: number): number | null {
  const rooms = all.map(({ state, densityKgPerL }) =>
    state === 'LIQUID' && densityKgPerL !== null ? kg / (densityKgPerL * 1000 * (1 + SHARE)) : null,
  );
  return rooms.length === 0 || rooms.includes(null) ? null : Math.min(...rooms.map((room) => room ?? 0));
}
