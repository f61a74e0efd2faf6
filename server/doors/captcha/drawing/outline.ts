import { SHAPES, type Shape, type ShapeName } from '../shapes';
import { pathCorners } from './path';

const FULL = 41;

type Sway = { height: number; length: number; across: number; down: number };

export type OutlinePose = { turn: number; wide: number; high: number; mirrored: boolean; sway: Sway; drawing: number };

const STEADY: Sway = { height: 0, length: 1, across: 0, down: 0 };

export const UPRIGHT: OutlinePose = { turn: 0, wide: 1, high: 1, mirrored: false, sway: STEADY, drawing: 0 };

/** Drawings of each shape in a square of 100. */
const PATHS: Record<ShapeName, readonly [string, string]> = {
  flask: [
    'M36 0H64V8H60V34L94 88Q100 100 88 100H12Q0 100 6 88L40 34V8H36Z',
    'M34 0H66V9H59V38A33 33 0 1 1 41 38V9H34Z',
  ],
  ship: ['M4 60H22V34H34V16H46V34H58V46H70V60H100L86 96H16Z', 'M0 62H14V44H30V22H44V44H56V10H62V62H100L84 98H18Z'],
  drop: [
    'M50 0C62 24 88 44 88 66A38 34 0 0 1 12 66C12 44 38 24 50 0Z',
    'M58 0C62 28 92 46 86 72C80 104 22 106 14 70C10 46 44 30 58 0Z',
  ],
  flame: [
    'M54 0C60 20 90 36 86 68C84 88 70 100 50 100C28 100 12 86 14 64C16 50 26 44 28 30C36 36 40 44 40 52C50 40 56 22 54 0Z',
    'M44 0C52 22 62 30 66 46C70 40 72 34 72 26C84 40 90 54 88 68C86 88 72 100 50 100C28 100 12 88 12 66C12 44 40 30 44 0Z',
  ],
  truck: [
    'M0 20H58V38H80L100 58V80H90A11 11 0 0 1 68 80H36A11 11 0 0 1 14 80H0Z',
    'M0 14H60V32H82L100 56V82H92A12 12 0 0 1 68 82H38A12 12 0 0 1 14 82H0Z',
  ],
  anchor: [
    'M50 0A13 13 0 0 1 58 24V34H78V46H58V80Q76 76 82 62L74 60L92 46L100 70L92 66Q82 96 50 100Q18 96 8 66L0 70L8 46L26 60L18 62Q24 76 42 80V46H22V34H42V24A13 13 0 0 1 50 0Z',
    'M50 0A14 14 0 0 1 59 25V30H86V43H59V82Q78 78 80 64L70 62L90 44L100 68L92 68Q84 98 50 100Q16 98 8 68L0 68L10 44L30 62L20 64Q22 78 41 82V43H14V30H41V25A14 14 0 0 1 50 0Z',
  ],
  cylinder: [
    'M40 0H60V10H68V18Q84 24 84 42V92Q84 100 76 100H24Q16 100 16 92V42Q16 24 32 18V10H40Z',
    'M36 0H64V14H58V24Q80 30 80 50V100H20V50Q20 30 42 24V14H36Z',
  ],
  fish: [
    'M0 30L22 44C38 20 72 18 100 50C72 82 38 80 22 56L0 72L8 51Z',
    'M0 22L20 42C32 26 44 24 50 24L58 10L68 26C84 30 94 40 100 52C84 80 40 84 20 58L0 78L10 50Z',
  ],
  star: [
    'M50 0L64 35L100 38L72 61L82 98L50 78L18 98L28 61L0 38L36 35Z',
    'M50 0L60 38L100 36L68 58L84 100L50 72L16 100L32 58L0 36L40 38Z',
  ],
  cloud: [
    'M22 84A21 21 0 0 1 18 42A20 20 0 0 1 44 24A25 25 0 0 1 86 44A21 21 0 0 1 82 84Z',
    'M16 80A18 18 0 0 1 14 46A18 18 0 0 1 32 30A22 22 0 0 1 70 30A18 18 0 0 1 88 50A17 17 0 0 1 84 80Z',
  ],
};

/** Longest side, so that lines bend with the waves. */
const LONGEST_SIDE = 9;

/** Parsed once: a puzzle overlays some seventy of them. */
const CORNERS = new Map(SHAPES.map((name) => [name, PATHS[name].map((path) => divided(pathCorners(path)))]));

function divided(corners: readonly number[]): number[] {
  const made: number[] = [];
  let [x, y] = [corners.at(-2) ?? 0, corners.at(-1) ?? 0];
  for (let at = 0; at < corners.length; at += 2) {
    const [nextX, nextY] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    const parts = Math.max(1, Math.ceil(Math.hypot(nextX - x, nextY - y) / LONGEST_SIDE));
    for (let part = 1; part <= parts; part += 1) {
      made.push(x + ((nextX - x) * part) / parts, y + ((nextY - y) * part) / parts);
    }
    [x, y] = [nextX, nextY];
  }
  return made;
}

/** Corners of the shape, with the middle of its square at (x, y). */
export function shapeOutline({ name, width, height }: Shape, x: number, y: number, lie: OutlinePose): number[] {
  const { turn, sway } = lie;
  const [a, d] = [((lie.mirrored ? -lie.wide : lie.wide) * width) / 100, (lie.high * height) / 100];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const corners = CORNERS.get(name)?.[lie.drawing] ?? [];
  const [size, wave] = [width / FULL, (2 * Math.PI) / sway.length];
  const placed: number[] = [];
  for (let at = 0; at < corners.length; at += 2) {
    const [right, down] = [((corners[at] ?? 0) - 50) * a, ((corners[at + 1] ?? 0) - 50) * d];
    const [bentX, bentY] = [
      right + sway.height * size * Math.sin(sway.across + (down / size) * wave),
      down + sway.height * size * Math.sin(sway.down + (right / size) * wave),
    ];
    placed.push(x + cos * bentX - sin * bentY, y + sin * bentX + cos * bentY);
  }
  return placed;
}

export function outlineBounds(corners: readonly number[]): [number, number, number, number] {
  const across = corners.filter((_, at) => at % 2 === 0);
  const down = corners.filter((_, at) => at % 2 === 1);
  return [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)];
}
