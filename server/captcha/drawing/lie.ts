import { createCanvas, type Path2D } from '@napi-rs/canvas';

import type { Chance } from '../chance';
import type { Shape } from '../shapes';
import { outlineOf } from './outline';

/** How a hole lies in the scene: turned (in radians), stretched, mirrored. */
export type Lie = { turn: number; wide: number; high: number; mirrored: boolean };

/** As the piece itself is drawn. */
export const UPRIGHT: Lie = { turn: 0, wide: 1, high: 1, mirrored: false };

const SIDE = 56;
const TRIES = 16;

const anyLie = (chance: Chance, steepest: number): Lie => ({
  turn: (chance.between(-steepest, steepest) * Math.PI) / 180,
  wide: chance.between(80, 108) / 100,
  high: chance.between(80, 108) / 100,
  mirrored: chance.odds(0.5),
});

function maskOf(path: Path2D): Uint8Array {
  const pen = createCanvas(SIDE, SIDE).getContext('2d');
  pen.fill(path);
  const { data } = pen.getImageData(0, 0, SIDE, SIDE);
  return Uint8Array.from({ length: SIDE * SIDE }, (_, at) => ((data[at * 4 + 3] ?? 0) > 128 ? 1 : 0));
}

/** What two masks have in common, of all that they cover. */
function overlap(one: Uint8Array, other: Uint8Array): number {
  let [both, any] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    both += (one[at] ?? 0) & (other[at] ?? 0);
    any += (one[at] ?? 0) | (other[at] ?? 0);
  }
  return both / (any || 1);
}

/**
 * The holes lie so that each covers as much of the piece as the next: the eye knows a flask that leans, whoever lays
 * outlines over each other does not.
 */
export function layAlike(piece: Shape, shapes: readonly Shape[], chance: Chance, steepest: number): Lie[] {
  const middle = SIDE / 2;
  const wanted = maskOf(outlineOf(piece, middle, middle, UPRIGHT));
  const choices = shapes.map((shape) =>
    Array.from({ length: TRIES }, () => {
      const lie = anyLie(chance, steepest);
      return { lie, overlap: overlap(wanted, maskOf(outlineOf(shape, middle, middle, lie))) };
    }),
  );
  const bests = choices.map((tries) => Math.max(...tries.map((one) => one.overlap)));
  const goal = Math.min(...bests) - chance.below(40) / 1_000;
  return choices.map((tries) => closest(tries, goal));
}

function closest(tries: readonly { lie: Lie; overlap: number }[], goal: number): Lie {
  const [first] = tries.toSorted((one, other) => Math.abs(one.overlap - goal) - Math.abs(other.overlap - goal));
  return first?.lie ?? UPRIGHT;
}
