import type { Pen } from './pen';
import { colourOf, wholeOf } from './sheet';

const SHADES = 64;

/** From one colour at the top left to another, at a slant, across the whole sheet down to there. */
export function shade(
  { sheet, scale }: Pen,
  [from, to]: readonly [string, string],
  across: number,
  down: number,
): void {
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
  const [one, other] = [colourOf(from), colourOf(to)];
  return Int32Array.from({ length: SHADES }, (_, at) => {
    const part = at / (SHADES - 1);
    const between = (first: number, last: number) => Math.round(first + (last - first) * part);
    return wholeOf({
      red: between(one.red, other.red),
      green: between(one.green, other.green),
      blue: between(one.blue, other.blue),
    });
  });
}
