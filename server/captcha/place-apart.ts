import type { Chance } from './chance';

export type Spot = { x: number; y: number };
export type Field = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  distance: number;
  isFree: (spot: Spot) => boolean;
};

/** As many spots as asked, anywhere that is free in the field, none nearer to another than the distance. */
export function placeApart(chance: Chance, count: number, field: Field): Spot[] {
  for (;;) {
    const spots: Spot[] = [];
    for (let tries = 0; tries < 40 * count && spots.length < count; tries += 1) {
      const spot = { x: chance.between(field.left, field.right), y: chance.between(field.top, field.bottom) };
      if (!field.isFree(spot)) continue;
      if (spots.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= field.distance)) spots.push(spot);
    }
    if (spots.length === count) return spots;
  }
}
