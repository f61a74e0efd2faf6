import type { Chance } from '../chance';
import { anyInk } from './inks';
import { times } from './pen';
import { type Colour, cover, type Sheet } from './sheet';

/** Thin lines across the whole picture: they reconnect words that colour would separate. */
export function layHairs(pixels: Sheet, chance: Chance, density: number): void {
  times(chance.between(2, 4), () => {
    const ink = anyInk(chance).ink.from;
    const [first, second, third, last] = [anyRow(), anyRow(), anyRow(), anyRow()];
    const strength = chance.between(20, 45) / 100;
    const half = (density * chance.between(8, 14)) / 20;
    const rowAt = (part: number) => {
      const left = 1 - part;
      return left * left * (first * left + 3 * second * part) + part * part * (3 * third * left + last * part);
    };
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

function layColumn({ whole, width, height }: Sheet, column: number, { before, after, half, ink, strength }: Stretch) {
  const [middle, steep] = [(before + after) / 2, Math.hypot(1, after - before)];
  const reach = (half + 0.5) * steep;
  const [top, bottom] = [Math.max(0, Math.floor(middle - reach)), Math.min(height - 1, Math.ceil(middle + reach))];
  for (let row = top; row <= bottom; row += 1) {
    const share = half + 0.5 - Math.abs(row + 0.5 - middle) / steep;
    cover(whole, row * width + column, ink, strength * Math.min(1, share));
  }
}
