import { SHAPES, type Shape, type ShapeName } from '../shapes';
import { cornersOf } from './path';

/** How an outline lies: turned (in radians), stretched, mirrored. */
export type Lie = { turn: number; wide: number; high: number; mirrored: boolean };

/** As the piece itself is drawn. */
export const UPRIGHT: Lie = { turn: 0, wide: 1, high: 1, mirrored: false };
/** Outlines in a square of 100, as people of the trade would draw them. */
const PATHS: Record<ShapeName, string> = {
  flask: 'M36 0H64V8H60V34L94 88Q100 100 88 100H12Q0 100 6 88L40 34V8H36Z',
  ship: 'M4 60H22V34H34V16H46V34H58V46H70V60H100L86 96H16Z',
  drop: 'M50 0C62 24 88 44 88 66A38 34 0 0 1 12 66C12 44 38 24 50 0Z',
  flame:
    'M54 0C60 20 90 36 86 68C84 88 70 100 50 100C28 100 12 86 14 64C16 50 26 44 28 30C36 36 40 44 40 52C50 40 56 22 54 0Z',
  truck: 'M0 20H58V38H80L100 58V80H90A11 11 0 0 1 68 80H36A11 11 0 0 1 14 80H0Z',
  anchor:
    'M50 0A13 13 0 0 1 58 24V34H78V46H58V80Q76 76 82 62L74 60L92 46L100 70L92 66Q82 96 50 100Q18 96 8 66L0 70L8 46L26 60L18 62Q24 76 42 80V46H22V34H42V24A13 13 0 0 1 50 0Z',
  cylinder: 'M40 0H60V10H68V18Q84 24 84 42V92Q84 100 76 100H24Q16 100 16 92V42Q16 24 32 18V10H40Z',
  fish: 'M0 30L22 44C38 20 72 18 100 50C72 82 38 80 22 56L0 72L8 51Z',
  star: 'M50 0L64 35L100 38L72 61L82 98L50 78L18 98L28 61L0 38L36 35Z',
  cloud: 'M22 84A21 21 0 0 1 18 42A20 20 0 0 1 44 24A25 25 0 0 1 86 44A21 21 0 0 1 82 84Z',
};

/** Read once: a puzzle lays some seventy of them over each other. */
const CORNERS = new Map(SHAPES.map((name) => [name, cornersOf(PATHS[name])]));

/** The corners of the shape around the middle of its own square, which lies at (x, y); turned and stretched as told. */
export function outlineOf(
  { name, width, height }: Shape,
  x: number,
  y: number,
  { turn, wide, high, mirrored }: Lie,
): number[] {
  const [a, d] = [((mirrored ? -wide : wide) * width) / 100, (high * height) / 100];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = CORNERS.get(name) ?? [];
  const placed: number[] = [];
  for (let at = 0; at < corners.length; at += 2) {
    const [right, down] = [((corners[at] ?? 0) - 50) * a, ((corners[at + 1] ?? 0) - 50) * d];
    placed.push(x + cos * right - sin * down, y + sin * right + cos * down);
  }
  return placed;
}

/** How far it reaches: left, top, right, bottom. */
export function boundsOf(corners: readonly number[]): [number, number, number, number] {
  const across = corners.filter((_, at) => at % 2 === 0);
  const down = corners.filter((_, at) => at % 2 === 1);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
