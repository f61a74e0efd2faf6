import type { GoodsFacts } from './facts';

/** Tolerance between the weight and the volume of a liquid: packagings have weight and leave ullage. */
const SHARE = 0.15;
/** Gaps between packages lower the density down to this share; below it a figure is wrong. */
const LOOSEST = 0.2;

type Weighed = Pick<GoodsFacts, 'state' | 'densityKgPerL'>;

/** `LOOSE`: gaps between the packages. `WRONG`: an impossible weight for this volume. */
type Density = { fit: 'FULL' | 'LOOSE' | 'WRONG'; density: number; expected: number };

/** Compares weight and volume of a liquid. Null when it cannot be checked: solids and articles are packed with air. */
export function compareDensity({ state, densityKgPerL: density }: Weighed, kg: number, m3: number): Density | null {
  if (state !== 'LIQUID' || density === null || !(kg > 0) || !(m3 > 0)) return null;
  const expected = density * m3 * 1000;
  const told = { density, expected: Math.round(expected) };
  if (kg > expected * (1 + SHARE) || kg < expected * LOOSEST) return { fit: 'WRONG', ...told };
  return { fit: kg < expected * (1 - SHARE) ? 'LOOSE' : 'FULL', ...told };
}

/** Bounds in kg per m³ of packages; the density of a solid may be known more exactly. */
const PER_M3: Readonly<Record<GoodsFacts['state'], { least: number; most: number }>> = {
  LIQUID: { least: 100, most: 3500 },
  SOLID: { least: 60, most: 6000 },
  GAS: { least: 60, most: 2500 },
  ARTICLE: { least: 20, most: 6000 },
};

type RoomWeight = { least: number; most: number };

/** Weight bounds when the weight is impossible for that volume; null when plausible. */
export function wrongForRoom({ state, densityKgPerL }: Weighed, kg: number, m3: number): RoomWeight | null {
  if (!(kg > 0) || !(m3 > 0)) return null;
  const { least, most } = PER_M3[state];
  const heaviest = state === 'SOLID' && densityKgPerL !== null ? densityKgPerL * 1000 * (1 + SHARE) : most;
  const bounds = { least: Math.ceil(least * m3), most: Math.floor(heaviest * m3) };
  return kg < bounds.least || kg > bounds.most ? bounds : null;
}

function wrongWeight(goods: Weighed, kg: number, m3: number): RoomWeight | null {
  const weighed = compareDensity(goods, kg, m3);
  if (weighed === null) return wrongForRoom(goods, kg, m3);
  const { fit, expected } = weighed;
  return fit === 'WRONG' ? { least: Math.ceil(expected * LOOSEST), most: Math.floor(expected * (1 + SHARE)) } : null;
}

/**
 * First possible entry whose weight bounds do not fit that volume. Until an entry is picked, one misfit sends the
 * number to a person, as it does in a form with this entry.
 */
export function wrongEntry<TGoods extends Weighed>(all: readonly TGoods[], kg: number, m3: number) {
  for (const entry of all) {
    const bounds = wrongWeight(entry, kg, m3);
    if (bounds) return { entry, bounds };
  }
  return null;
}

/** Least volume in m³ of liquids with that gross weight; null when one of them is no liquid of known density. */
export function leastRoom(all: readonly Weighed[], kg: number): number | null {
  const rooms = all.map(({ state, densityKgPerL }) =>
    state === 'LIQUID' && densityKgPerL !== null ? kg / (densityKgPerL * 1000 * (1 + SHARE)) : null,
  );
  return rooms.length === 0 || rooms.includes(null) ? null : Math.min(...rooms.map((room) => room ?? 0));
}
