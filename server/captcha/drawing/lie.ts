import { createCanvas } from '@napi-rs/canvas';

import type { Chance } from '../chance';
import { WIDEST_HOLE } from '../plan';
import type { Shape } from '../shapes';
import { type Lie, outlineOf, UPRIGHT } from './outline';
import { count } from './pen';

/** A mask is drawn at half its size, all of them on one sheet: reading a sheet costs as much as reading a mask. */
const SCALE = 0.5;
const SIDE = 28;
const TRIES = 12;

function anyLie(shape: Shape, chance: Chance, steepest: number): Lie {
  const lie = {
    turn: (chance.between(-steepest, steepest) * Math.PI) / 180,
    wide: chance.between(74, 112) / 100,
    high: chance.between(74, 112) / 100,
    mirrored: chance.odds(0.5),
  };
  const part = Math.min(1, WIDEST_HOLE / widthOf(shape, lie));
  return { ...lie, wide: lie.wide * part, high: lie.high * part };
}

/** Twice as far as it reaches from its middle to the farther side. */
function widthOf(shape: Shape, lie: Lie): number {
  const [left, , right] = outlineOf(shape, 0, 0, lie).computeTightBounds();
  return 2 * Math.max(-left, right);
}

type Drawn = { shape: Shape; lie: Lie };

/** What each outline covers, a row of pixels after the other. */
function masksOf(drawn: readonly Drawn[]): Uint8Array[] {
  const pen = createCanvas(SIDE, SIDE * drawn.length).getContext('2d');
  for (const [at, { shape, lie }] of drawn.entries()) {
    const small = { ...shape, width: shape.width * SCALE, height: shape.height * SCALE };
    pen.fill(outlineOf(small, SIDE / 2, SIDE * (at + 0.5), lie));
  }
  const { data } = pen.getImageData(0, 0, SIDE, SIDE * drawn.length);
  const masks = new Uint8Array(data.length / 4);
  for (let at = 0; at < masks.length; at += 1) masks[at] = (data[at * 4 + 3] ?? 0) >> 7;
  return drawn.map((_, at) => masks.subarray(at * SIDE * SIDE, (at + 1) * SIDE * SIDE));
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
  const tries = shapes.flatMap((shape) => count(TRIES).map(() => ({ shape, lie: anyLie(shape, chance, steepest) })));
  const [wanted = new Uint8Array(), ...masks] = masksOf([{ shape: piece, lie: UPRIGHT }, ...tries]);
  const weighed = tries.map(({ shape, lie }, at) => ({
    shape,
    lie,
    overlap: overlap(wanted, masks[at] ?? wanted),
  }));
  const choices = shapes.map((shape) => weighed.filter((one) => one.shape === shape));
  const bests = choices.map((choice) => Math.max(...choice.map((one) => one.overlap)));
  const goal = Math.min(...bests) - chance.below(40) / 1_000;
  return choices.map((choice) => closest(choice, goal));
}

function closest(tries: readonly { lie: Lie; overlap: number }[], goal: number): Lie {
  const [first] = tries.toSorted((one, other) => Math.abs(one.overlap - goal) - Math.abs(other.overlap - goal));
  return first?.lie ?? UPRIGHT;
}
