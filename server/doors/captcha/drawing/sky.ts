import { CAPTCHA_PICTURE } from '../../../../domain/people/captcha';
import type { Chance } from '../chance';
import type { Palette } from './palette';
import { along, addBend, count, disc, faintly, type Pen, times } from './pen';
import { cachedColour, colourToPixel } from './sheet';

const SHADES = 64;

/** Diagonal gradient over the upper part of the sheet. */
function shade({ sheet, scale }: Pen, [from, to]: readonly [string, string], across: number, down: number): void {
  const shades = shadesBetween(from, to);
  const [right, below] = [across * scale, down * scale];
  const step = SHADES / (right * right + below * below);
  for (let row = 0; row < Math.min(sheet.height, below + 2 * scale); row += 1) {
    const start = row * sheet.width;
    for (let column = 0; column < sheet.width; column += 1) {
      const at = ((column + 0.5) * right + (row + 0.5) * below) * step;
      sheet.whole[start + column] = shades[Math.max(0, Math.min(SHADES - 1, at | 0))] ?? 0;
    }
  }
}

function shadesBetween(from: string, to: string): Int32Array {
  const [one, other] = [cachedColour(from), cachedColour(to)];
  return Int32Array.from({ length: SHADES }, (_, at) => {
    const part = at / (SHADES - 1);
    const between = (first: number, last: number) => Math.round(first + (last - first) * part);
    return colourToPixel({
      red: between(one.red, other.red),
      green: between(one.green, other.green),
      blue: between(one.blue, other.blue),
    });
  });
}

const { width } = CAPTCHA_PICTURE;

export function drawSky(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  shade(pen, look.sky, chance.between(-60, 60), horizon);
  const [x, y, radius] = [chance.between(20, width - 20), chance.between(16, horizon - 14), chance.between(6, 13)];
  disc(pen, look.halo, x, y, radius * 1.7);
  disc(pen, look.sun, x, y, radius);
  times(chance.between(1, 4), () => drawCloud(pen, look, chance, horizon));
  times(chance.between(0, 4), () => drawGull(pen, look, chance, horizon));
}

function drawCloud(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const [x, y, size] = [chance.between(-10, width), chance.between(6, horizon - 16), chance.between(4, 9)];
  const strength = chance.between(35, 85) / 100;
  for (const index of count(chance.between(3, 6))) {
    const [left, top, radius] = [
      x + index * size * 0.9,
      y - (index % 2) * size * 0.5,
      size * (0.7 + chance.below(50) / 100),
    ];
    faintly(pen, strength, () => disc(pen, look.cloud, left, top, radius));
  }
}

function drawGull(pen: Pen, look: Palette, chance: Chance, horizon: number): void {
  const [x, y, span] = [chance.between(10, width - 10), chance.between(8, horizon - 6), chance.between(2, 4)];
  const wings = [x - span, y - 1];
  addBend(wings, [x - span / 2, y - 3], [x, y]);
  addBend(wings, [x + span / 2, y - 3], [x + span, y - 1]);
  along(pen, look.steel, 0.9, wings);
}
