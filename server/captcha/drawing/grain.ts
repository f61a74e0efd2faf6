import type { Chance } from '../chance';
import { cover, type Sheet } from './sheet';

/** A few thousand specks: no two areas are ever equal, pixel for pixel. */
export function addGrain({ whole }: Sheet, chance: Chance, specks: number): void {
  for (const shade of [255, 0]) {
    const strength = chance.between(4, 9) / 100;
    const colour = { red: shade, green: shade, blue: shade };
    for (let speck = 0; speck < specks; speck += 1) cover(whole, chance.below(whole.length), colour, strength);
  }
}
