import { type Corners, drawEdges, boundingPart } from './area';
import { type Colour, cachedColour, cover, type Sheet, colourToPixel, wholePart } from './sheet';

export type Box = { x: number; y: number; width: number; height: number };
export type Point = readonly [x: number, y: number];
export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

/** Position, scale and mirroring on a sheet; `strength` is the opacity. */
export type Pen = { sheet: Sheet; x: number; y: number; scale: number; mirrored: boolean; strength: number };

export const createPen = (sheet: Sheet, scale: number): Pen => ({
  sheet,
  x: 0,
  y: 0,
  scale,
  mirrored: false,
  strength: 1,
});

const BEND_STEPS = 8;

export function addBend(corners: number[], beside: Point, [x, y]: Point): void {
  const [x0, y0] = [corners.at(-2) ?? 0, corners.at(-1) ?? 0];
  for (let step = 1; step <= BEND_STEPS; step += 1) {
    const part = step / BEND_STEPS;
    const left = 1 - part;
    const [first, second, third] = [left * left, 2 * part * left, part * part];
    corners.push(first * x0 + second * beside[0] + third * x, first * y0 + second * beside[1] + third * y);
  }
}

export function ovalCorners(x: number, y: number, wide: number, high: number, from = 0, to = Math.PI * 2): number[] {
  const steps = Math.max(8, Math.ceil(Math.sqrt(Math.max(wide, high)) * Math.abs(to - from) * 1.6));
  const corners: number[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const angle = from + ((to - from) * step) / steps;
    corners.push(x + wide * Math.cos(angle), y + high * Math.sin(angle));
  }
  return corners;
}

function onSheet(pen: Pen, corners: Corners): number[] {
  const across = pen.mirrored ? -pen.scale : pen.scale;
  return corners.map((corner, at) => (at % 2 === 0 ? pen.x + corner * across : pen.y + corner * pen.scale));
}

export function fill(pen: Pen, colour: string, ...figures: readonly Corners[]): void {
  const placed = figures.map((corners) => onSheet(pen, corners));
  const part = boundingPart(placed, wholePart(pen.sheet));
  const { edges, stride } = drawEdges(placed, part);
  const ink = cachedColour(colour);
  const whole = colourToPixel(ink);
  for (let row = part.top; row < part.bottom; row += 1) {
    let sum = 0;
    let from = (row - part.top) * stride;
    const start = row * pen.sheet.width;
    for (let column = part.left; column < part.right; column += 1) {
      sum += edges[from] ?? 0;
      edges[from] = 0;
      from += 1;
      layOver(pen.sheet.whole, start + column, ink, whole, Math.min(1, Math.abs(sum)) * pen.strength);
    }
    edges.fill(0, from, from + 2);
  }
}

export const polygon = (pen: Pen, colour: string, corners: readonly Point[]): void => fill(pen, colour, corners.flat());

/** Faster than a four-cornered figure: most of a scene is boxes. */
export function box(pen: Pen, colour: string, x: number, y: number, width: number, height: number): void {
  const { sheet, strength } = pen;
  const start = pen.x + (pen.mirrored ? -(x + width) : x) * pen.scale;
  const left = Math.max(0, start);
  const right = Math.min(sheet.width, start + width * pen.scale);
  const top = Math.max(0, pen.y + y * pen.scale);
  const bottom = Math.min(sheet.height, pen.y + (y + height) * pen.scale);
  const ink = cachedColour(colour);
  const whole = colourToPixel(ink);
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const part = (Math.min(bottom, row + 1) - Math.max(top, row)) * strength;
    for (let column = Math.floor(left); column < right; column += 1) {
      const share = (Math.min(right, column + 1) - Math.max(left, column)) * part;
      layOver(sheet.whole, row * sheet.width + column, ink, whole, share);
    }
  }
}

function layOver(pixels: Int32Array, at: number, ink: Colour, whole: number, share: number): void {
  if (share > 0.996) pixels[at] = whole;
  else if (share > 0.004) cover(pixels, at, ink, share);
}

export const disc = (pen: Pen, colour: string, x: number, y: number, radius: number): void =>
  fill(pen, colour, ovalCorners(x, y, radius, radius));

export function strokes(pen: Pen, colour: string, width: number, lines: readonly Line[]): void {
  const slanted: number[][] = [];
  for (const line of lines) {
    const [x1, y1, x2, y2] = line;
    if (y1 === y2) box(pen, colour, Math.min(x1, x2), y1 - width / 2, Math.abs(x2 - x1), width);
    else if (x1 === x2) box(pen, colour, x1 - width / 2, Math.min(y1, y2), width, Math.abs(y2 - y1));
    else slanted.push(lineCorners(line, width));
  }
  if (slanted.length > 0) fill(pen, colour, ...slanted);
}

export function along(pen: Pen, colour: string, width: number, corners: Corners): void {
  const lines: Line[] = [];
  for (let at = 0; at + 3 < corners.length; at += 2) {
    lines.push([corners[at] ?? 0, corners[at + 1] ?? 0, corners[at + 2] ?? 0, corners[at + 3] ?? 0]);
  }
  strokes(pen, colour, width, lines);
}

/** All strokes have the same orientation, whatever the direction of the line. */
function lineCorners([x1, y1, x2, y2]: Line, width: number): number[] {
  const half = width / 2 / (Math.hypot(x2 - x1, y2 - y1) || 1);
  const [aside, down] = [(y1 - y2) * half, (x2 - x1) * half];
  return [x1 + aside, y1 + down, x1 - aside, y1 - down, x2 - aside, y2 - down, x2 + aside, y2 + down];
}

export function faintly(pen: Pen, strength: number, draw: () => void): void {
  const before = pen.strength;
  pen.strength = strength;
  draw();
  pen.strength = before;
}

export function times(amount: number, draw: () => void): void {
  for (let done = 0; done < amount; done += 1) draw();
}

export const count = (length: number): number[] => Array.from({ length }, (_, index) => index);

export function at<T>(pen: Pen, x: number, y: number, scale: number, mirrored: boolean, draw: () => T): T {
  const before = { ...pen };
  pen.x += x * (pen.mirrored ? -pen.scale : pen.scale);
  pen.y += y * pen.scale;
  pen.scale *= scale;
  pen.mirrored = pen.mirrored !== mirrored;
  const drawn = draw();
  Object.assign(pen, before);
  return drawn;
}
