import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

import { createRequire } from 'node:module';

/** A name of our own, so that no system font is used instead. */
export const FACE = 'ChemLane Captcha';

const FILE = '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff2';

/** The font comes with the npm packages: the machine needs none. */
export function loadFace(): void {
  if (GlobalFonts.has(FACE)) return;
  const path = createRequire(import.meta.url).resolve(FILE);
  if (GlobalFonts.registerFromPath(path, FACE) === null) throw new Error('the captcha face cannot be read');
}

export const EM = 96;
export const SIDE = 120;
const STEPS = 12;
const EDGE = 128;
const FAR = 1e7;

/** Signed distance of each cell from the ink's edge, positive outside; interpolated between cells. */
export type DistanceField = Uint8Array;

const fields = new Map<string, DistanceField>();

/** Measured once per character: any size, turn, bend and rim is then drawn by lookup. */
export function distanceField(text: string): DistanceField {
  const kept = fields.get(text);
  if (kept !== undefined) return kept;
  const field = measured(characterCoverage(text));
  fields.set(text, field);
  return field;
}

/** Ink per cell, of 255; the centre of the ink is the centre of the square. */
function characterCoverage(text: string): Uint8Array {
  loadFace();
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  pen.font = `${EM}px "${FACE}"`;
  const ends = pen.measureText(text);
  const left = (ends.actualBoundingBoxLeft - ends.actualBoundingBoxRight) / 2;
  const drop = (ends.actualBoundingBoxAscent - ends.actualBoundingBoxDescent) / 2;
  pen.fillText(text, SIDE / 2 + left, SIDE / 2 + drop);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  const cover = new Uint8Array(SIDE * SIDE);
  for (let at = 0; at < cover.length; at += 1) cover[at] = data[at * 4 + 3] ?? 0;
  return cover;
}

/** A half-inked cell is the edge itself; others lie proportionally to either side. */
function measured(cover: Uint8Array): DistanceField {
  const outside = new Float64Array(cover.length);
  const inside = new Float64Array(cover.length);
  for (let at = 0; at < cover.length; at += 1) {
    const away = 0.5 - (cover[at] ?? 0) / 255;
    outside[at] = away === 0.5 ? FAR : Math.max(0, away) ** 2;
    inside[at] = away === -0.5 ? FAR : Math.max(0, -away) ** 2;
  }
  spread(outside);
  spread(inside);
  const field = new Uint8Array(cover.length);
  for (let at = 0; at < cover.length; at += 1) {
    const distance = Math.sqrt(outside[at] ?? 0) - Math.sqrt(inside[at] ?? 0);
    field[at] = Math.max(0, Math.min(255, Math.round(EDGE + distance * STEPS)));
  }
  return field;
}

/** Squared distance to the nearest edge: along each column, then along each row. */
function spread(squares: Float64Array): void {
  for (let at = 0; at < SIDE; at += 1) spreadLine(squares, at, SIDE);
  for (let at = 0; at < SIDE; at += 1) spreadLine(squares, at * SIDE, 1);
}

const line = new Float64Array(SIDE);
const lows = new Int16Array(SIDE);
const begins = new Float64Array(SIDE);

/** Lower envelope of parabolas over each cell (Felzenszwalb, Huttenlocher). */
function spreadLine(squares: Float64Array, first: number, step: number): void {
  for (let at = 0; at < SIDE; at += 1) line[at] = squares[first + at * step] ?? FAR;
  let last = 0;
  lows[0] = 0;
  begins[0] = -FAR;
  for (let at = 1; at < SIDE; at += 1) {
    let begin = meeting(lows[last] ?? 0, at);
    while (begin <= (begins[last] ?? 0)) {
      last -= 1;
      begin = meeting(lows[last] ?? 0, at);
    }
    last += 1;
    lows[last] = at;
    begins[last] = begin;
  }
  let low = 0;
  for (let at = 0; at < SIDE; at += 1) {
    while (low < last && (begins[low + 1] ?? 0) < at) low += 1;
    const away = at - (lows[low] ?? 0);
    squares[first + at * step] = away * away + (line[lows[low] ?? 0] ?? 0);
  }
}

const meeting = (one: number, other: number) =>
  ((line[other] ?? 0) - (line[one] ?? 0) + other * other - one * one) / (2 * (other - one));

/** Interpolated distance, relative to the size the character was measured at. */
export function distanceAt(field: DistanceField, x: number, y: number): number {
  const left = x | 0;
  const top = y | 0;
  const right = x - left;
  const down = y - top;
  const at = top * SIDE + left;
  const above = (field[at] ?? 0) * (1 - right) + (field[at + 1] ?? 0) * right;
  const below = (field[at + SIDE] ?? 0) * (1 - right) + (field[at + SIDE + 1] ?? 0) * right;
  return (above * (1 - down) + below * down - EDGE) / STEPS;
}
