import type { Chance } from '../chance';
import { times } from './pen';
import type { Pixels } from './png';

/** A few thousand specks: no two areas are ever equal, pixel for pixel. */
export function addGrain({ data, width, height }: Pixels, chance: Chance, specks: number): void {
  for (const shade of [255, 0]) {
    const strength = chance.between(4, 9) / 100;
    times(specks, () => {
      const first = chance.below(width * height) * 4;
      for (let at = first; at < first + 3; at += 1) data[at] = (data[at] ?? 0) * (1 - strength) + shade * strength;
    });
  }
}
