import type { Chance } from '../chance';
import { type Colour, cover } from './cover';
import { INKS } from './ink';
import { times } from './pen';
import type { Pixels } from './png';

/** Thin lines across everything: what separates words by colour joins them again. */
export function layHairs(pixels: Pixels, chance: Chance): void {
  times(chance.between(2, 4), () => {
    const [ink] = chance.pick(INKS);
    const [first, second, third, last] = [anyRow(), anyRow(), anyRow(), anyRow()];
    const strength = chance.between(20, 45) / 100;
    const half = chance.between(8, 14) / 20;
    const rowAt = (part: number) =>
      first * (1 - part) ** 3 +
      3 * second * part * (1 - part) ** 2 +
      3 * third * part ** 2 * (1 - part) +
      last * part ** 3;
    let before = rowAt(0);
    for (let column = 0; column < pixels.width; column += 1) {
      const after = rowAt((column + 1) / pixels.width);
      layColumn(pixels, column, { before, after, half, ink, strength });
      before = after;
    }
  });

  function anyRow() {
    return chance.below(pixels.height);
  }
}

type Stretch = { before: number; after: number; half: number; ink: Colour; strength: number };

/** The piece of a line that crosses one column. */
function layColumn({ data, width, height }: Pixels, column: number, { before, after, half, ink, strength }: Stretch) {
  const [middle, steep] = [(before + after) / 2, Math.hypot(1, after - before)];
  const reach = (half + 0.5) * steep;
  const [top, bottom] = [Math.max(0, Math.floor(middle - reach)), Math.min(height - 1, Math.ceil(middle + reach))];
  for (let row = top; row <= bottom; row += 1) {
    const share = half + 0.5 - Math.abs(row + 0.5 - middle) / steep;
    cover(data, (row * width + column) * 4, ink, strength * Math.min(1, share));
  }
}
