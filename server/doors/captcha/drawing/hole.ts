import type { Chance } from '../chance';
import { type Corners, type Mask, buildMask } from './area';
import { anyLight, feathered, type Light, litMask } from './feather';
import { colourAt, cachedColour, cover, type Sheet, wholePart } from './sheet';

const DARK = ['#06182b', '#1b1208', '#082a24', '#24123a'].map(cachedColour);
const LIGHT = ['#ffffff', '#f4ead8', '#e8f1f8'].map(cachedColour);
const BLACK = cachedColour('#000000');
const WHITE = cachedColour('#ffffff');

const LIT = 0.95;

/** True holes and decoys alike show another part of the scene, in their own shade. */
export function drawHole(sheet: Sheet, below: Sheet, chance: Chance, outline: Corners, density: number): void {
  const inside = feathered(buildMask([outline], wholePart(sheet)), wholePart(sheet), density);
  const aside = chance.between(-inside.left, sheet.width - inside.right);
  const tint = chance.pick(brightnessUnder(below, inside) > 104 ? DARK : LIGHT);
  const shadeAt = shadeAcross(chance, inside);
  eachPixel(sheet, inside, (at, share, x, y) => {
    cover(sheet.whole, at, colourAt(below, at + aside), share);
    cover(sheet.whole, at, tint, share * Math.min(0.82, shadeAt(x, y)));
  });
  emboss(sheet, inside, anyLight(chance, LIT), density);
}

/** A gradient across the hole, so that the step at its edge differs everywhere. */
function shadeAcross(chance: Chance, { left, top, right, bottom }: Mask) {
  const way = chance.below(628) / 100;
  const half = Math.max(right - left, bottom - top) / 2;
  const [middle, range] = [chance.between(58, 66) / 100, chance.between(14, 22) / 100];
  const [across, down] = [(Math.cos(way) * range) / half, (Math.sin(way) * range) / half];
  const [midX, midY] = [(left + right) / 2, (top + bottom) / 2];
  return (x: number, y: number) => middle + (x - midX) * across + (y - midY) * down;
}

/** Lights edges that face away from the light and darkens those that face it. */
export function emboss(sheet: Sheet, mask: Mask, light: Light, density: number): void {
  eachPixel(sheet, litMask(mask, light, density), (at, lit) => {
    cover(sheet.whole, at, lit > 0 ? WHITE : BLACK, Math.abs(lit));
  });
}

/** Visits every covered pixel: index, coverage, position. */
export function eachPixel(
  { width }: { width: number },
  { left, top, right, bottom, covers }: Mask,
  draw: (at: number, share: number, x: number, y: number) => void,
): void {
  let from = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const share = covers[from] ?? 0;
      from += 1;
      if (share !== 0) draw(y * width + x, share, x, y);
    }
  }
}

/** Brightness of the scene under a hole, of 255: the hole must be visible. */
function brightnessUnder({ data, width }: Sheet, { left, top, right, bottom }: Mask): number {
  let [greens, pixels] = [0, 0];
  for (let y = top; y < bottom; y += 2) {
    for (let x = left; x < right; x += 2) {
      greens += data[(y * width + x) * 4 + 1] ?? 0;
      pixels += 1;
    }
  }
  return greens / (pixels || 1);
}
