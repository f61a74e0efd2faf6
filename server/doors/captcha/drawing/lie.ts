import type { Chance } from '../chance';
import { WIDEST_HOLE } from '../plan';
import type { Shape } from '../shapes';
import { coverageAt, buildMask } from './area';
import { outlineBounds, type OutlinePose, shapeOutline, UPRIGHT } from './outline';
import { count } from './pen';

/** Overlap is measured at half size. */
const SCALE = 0.5;
const SIDE = 28;
const ROOM = { left: 0, top: 0, right: SIDE, bottom: SIDE };
const TRIES = 12;

/** Wave heights of holes and of the piece, in tenths of a pixel. */
const SWAY = [12, 19] as const;
const SWAY_OF_PIECE = [7, 12] as const;

const anySway = (chance: Chance, [low, high]: readonly [number, number]) => ({
  height: chance.between(low, high) / 10,
  length: chance.between(26, 44),
  across: chance.below(628) / 100,
  down: chance.below(628) / 100,
});

/** The piece leans, stretches and bends differently, so that its outline equals no hole's. */
export const lieOfPiece = (chance: Chance): OutlinePose => ({
  turn: (chance.between(-7, 7) * Math.PI) / 180,
  wide: chance.between(90, 98) / 100,
  high: chance.between(90, 98) / 100,
  mirrored: false,
  sway: anySway(chance, SWAY_OF_PIECE),
  drawing: chance.below(2),
});

export function anyLie(shape: Shape, chance: Chance, steepest: number): OutlinePose {
  const lie = {
    turn: (chance.between(-steepest, steepest) * Math.PI) / 180,
    wide: chance.between(74, 112) / 100,
    high: chance.between(74, 112) / 100,
    mirrored: chance.odds(0.5),
    sway: anySway(chance, SWAY),
    drawing: chance.below(2),
  };
  const part = Math.min(1, WIDEST_HOLE / outlineWidth(shape, lie));
  return { ...lie, wide: lie.wide * part, high: lie.high * part };
}

/** Twice the reach from the centre to the farther side. */
function outlineWidth(shape: Shape, lie: OutlinePose): number {
  const [left, , right] = outlineBounds(shapeOutline(shape, 0, 0, lie));
  return 2 * Math.max(-left, right);
}

function shapeCoverage(shape: Shape, lie: OutlinePose): Uint8Array {
  const small = { ...shape, width: shape.width * SCALE, height: shape.height * SCALE };
  const mask = buildMask([shapeOutline(small, SIDE / 2, SIDE / 2, lie)], ROOM);
  const covers = new Uint8Array(SIDE * SIDE);
  for (let y = mask.top; y < mask.bottom; y += 1) {
    for (let x = mask.left; x < mask.right; x += 1) covers[y * SIDE + x] = coverageAt(mask, x, y) >= 0.5 ? 1 : 0;
  }
  return covers;
}

function overlap(one: Uint8Array, other: Uint8Array): number {
  let [both, any] = [0, 0];
  for (let at = 0; at < one.length; at += 1) {
    both += (one[at] ?? 0) & (other[at] ?? 0);
    any += (one[at] ?? 0) | (other[at] ?? 0);
  }
  return both / (any || 1);
}

/**
 * Chooses lies so that each hole overlaps the piece equally: the eye recognises a tilted flask, template matching does
 * not.
 */
export function layAlike(piece: Shape, shapes: readonly Shape[], chance: Chance, steepest: number): OutlinePose[] {
  const wanted = shapeCoverage(piece, UPRIGHT);
  const choices = shapes.map((shape) =>
    count(TRIES).map(() => {
      const lie = anyLie(shape, chance, steepest);
      return { lie, overlap: overlap(wanted, shapeCoverage(shape, lie)) };
    }),
  );
  const bests = choices.map((choice) => Math.max(...choice.map((one) => one.overlap)));
  const goal = Math.min(...bests) - chance.below(40) / 1_000;
  return choices.map((choice) => closest(choice, goal));
}

function closest(tries: readonly { lie: OutlinePose; overlap: number }[], goal: number): OutlinePose {
  const [first] = tries.toSorted((one, other) => Math.abs(one.overlap - goal) - Math.abs(other.overlap - goal));
  return first?.lie ?? UPRIGHT;
}
