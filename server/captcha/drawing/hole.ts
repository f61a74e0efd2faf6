import type { Chance } from '../chance';
import { type Corners, coverAt, type Mask, maskOf } from './area';
import { rimOf } from './rim';
import { colourAt, colourOf, cover, type Sheet, wholePart } from './sheet';

const DARK = ['#06182b', '#1b1208', '#082a24', '#24123a'].map(colourOf);
const LIGHT = ['#ffffff', '#f4ead8', '#e8f1f8'].map(colourOf);
const RIMS = ['#ffffff', '#e8eef3', '#f6e3c5'].map(colourOf);
const BLACK = colourOf('#000000');

/** A hole in the scene, true and decoy alike: what shows is the scene from elsewhere, in a shade of its own. */
export function drawHole(sheet: Sheet, below: Sheet, chance: Chance, outline: Corners, density: number): void {
  const inside = maskOf([outline], wholePart(sheet));
  const aside = chance.between(-inside.left, sheet.width - inside.right);
  const tint = chance.pick(lightIn(below, inside) > 84 ? DARK : LIGHT);
  const [tinted, shaded] = [chance.between(50, 68) / 100, chance.between(10, 34) / 100];
  const shadow = rimOf(outline, chance.between(3, 6) * density, wholePart(sheet));
  const [across, down] = [chance.between(0, 1) * density, chance.between(0, 1) * density];
  eachPixel(sheet, inside, (at, share, x, y) => {
    cover(sheet.whole, at, colourAt(below, at + aside), share);
    cover(sheet.whole, at, tint, share * tinted);
    cover(sheet.whole, at, BLACK, share * shaded * coverAt(shadow, x - across, y - down));
  });
  const strength = chance.between(55, 90) / 100;
  const rim = chance.pick(RIMS);
  eachPixel(sheet, rimOf(outline, 1.2 * density, wholePart(sheet)), (at, share) => {
    cover(sheet.whole, at, rim, share * strength);
  });
}

/** Every pixel that is covered at all: where it begins, how far it is covered, and where it lies. */
export function eachPixel(
  { width }: Sheet,
  { left, top, right, bottom, covers }: Mask,
  draw: (at: number, share: number, x: number, y: number) => void,
): void {
  let from = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const share = covers[from] ?? 0;
      from += 1;
      if (share > 0) draw(y * width + x, share, x, y);
    }
  }
}

/** How light the scene is where a hole will be, of 255: the hole has to be seen. */
function lightIn({ data, width }: Sheet, { left, top, right, bottom }: Mask): number {
  let [greens, pixels] = [0, 0];
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      greens += data[(y * width + x) * 4 + 1] ?? 0;
      pixels += 1;
    }
  }
  return greens / (pixels || 1);
}
