import { CAPTCHA_PIECE } from '../../../domain/people/captcha';
import { type OutlinePose, shapeOutline, UPRIGHT } from '../../../server/doors/captcha/drawing/outline';
import { SHAPES, type ShapeName } from '../../../server/doors/captcha/shapes';
import { blurred, type Grid, type Image, lightOf, readImage, valueAt } from './image';

/** Points on an outline around its centre, each with its normal direction. */
type Contour = { x: Float32Array; y: Float32Array; way: Uint8Array };
type Fit = { score: number; shape: ShapeName; lie: OutlinePose; x: number; y: number };
/** Edge evidence per pixel and normal direction. */
type Evidence = { maps: readonly Float32Array[]; width: number; height: number; signed: boolean };

const WAYS = 8;
const SIZE = 41;
const APART = 36;
const HOLES = 5;
const normalOf = (way: number) => ({ x: Math.cos((way * Math.PI) / WAYS), y: Math.sin((way * Math.PI) / WAYS) });

const LIES: readonly OutlinePose[] = Array.from({ length: 9 }, (_, at) => (at * 10 - 40) * (Math.PI / 180)).flatMap(
  (turn) =>
    [0.78, 0.94, 1.1].flatMap((wide) =>
      [0.78, 0.94, 1.1].flatMap((high) =>
        [false, true].flatMap((mirrored) =>
          [0, 1].map((drawing): OutlinePose => ({ ...UPRIGHT, turn, wide, high, mirrored, drawing })),
        ),
      ),
    ),
);

function contourOf(shape: ShapeName, lie: OutlinePose): Contour {
  const corners = shapeOutline({ name: shape, width: SIZE, height: SIZE }, 0, 0, lie);
  const [x, y, way]: [number[], number[], number[]] = [[], [], []];
  for (let at = 0; at < corners.length; at += 2) {
    const [fromX, fromY] = [corners[at] ?? 0, corners[at + 1] ?? 0];
    const [toX, toY] = [corners[(at + 2) % corners.length] ?? 0, corners[(at + 3) % corners.length] ?? 0];
    const long = Math.hypot(toX - fromX, toY - fromY);
    const angle = Math.atan2(toX - fromX, -(toY - fromY));
    for (let step = 0; step < long; step += 3) {
      x.push(fromX + ((toX - fromX) * step) / long);
      y.push(fromY + ((toY - fromY) * step) / long);
      way.push((Math.round((angle * WAYS) / Math.PI) + 4 * WAYS) % (2 * WAYS));
    }
  }
  return { x: Float32Array.from(x), y: Float32Array.from(y), way: Uint8Array.from(way) };
}

let contours: ReadonlyMap<ShapeName, readonly (readonly [OutlinePose, Contour])[]> | undefined;
const contoursOfAll = () =>
  (contours ??= new Map(SHAPES.map((shape) => [shape, LIES.map((lie) => [lie, contourOf(shape, lie)] as const)])));

function evidenceOf(grid: Grid, signed: boolean, at: (x: number, y: number, way: { x: number; y: number }) => number) {
  const { width, height } = grid;
  const maps = Array.from({ length: WAYS }, (_, way) => {
    const normal = normalOf(way);
    const map = new Float32Array(width * height);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) map[y * width + x] = at(x, y, normal);
    return map;
  });
  return { maps, width, height, signed };
}

const lightAside = (grid: Grid, x: number, y: number, way: { x: number; y: number }, far: number) =>
  valueAt(grid, Math.round(x + way.x * far), Math.round(y + way.y * far));
const within = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** Bright rim: lighter than both sides. */
const rimEvidence = (light: Grid): Evidence =>
  evidenceOf(light, false, (x, y, way) =>
    within(valueAt(light, x, y) - (lightAside(light, x, y, way, 2.4) + lightAside(light, x, y, way, -2.4)) / 2, 40),
  );

/** Step: one side lighter, the same side all around. */
const stepEvidence = (soft: Grid): Evidence =>
  evidenceOf(soft, true, (x, y, way) =>
    within(lightAside(soft, x, y, way, 3.5) - lightAside(soft, x, y, way, -3.5), 40),
  );

/** Any edge, with either side lighter. */
const edgeEvidence = (light: Grid): Evidence =>
  evidenceOf(light, false, (x, y, way) =>
    Math.min(30, Math.abs(lightAside(light, x, y, way, 1.5) - lightAside(light, x, y, way, -1.5))),
  );

function supportOf({ maps, width, height, signed }: Evidence, contour: Contour, x: number, y: number): number {
  let sum = 0;
  for (let at = 0; at < contour.x.length; at += 1) {
    const column = Math.floor(x + (contour.x[at] ?? 0));
    const row = Math.floor(y + (contour.y[at] ?? 0));
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const way = contour.way[at] ?? 0;
    const value = maps[way % WAYS]?.[row * width + column] ?? 0;
    sum += signed && way >= WAYS ? -value : value;
  }
  return (signed ? Math.abs(sum) : sum) / contour.x.length;
}

const totalSupport = (evidence: readonly Evidence[], contour: Contour, x: number, y: number) =>
  evidence.reduce((sum, one) => sum + supportOf(one, contour, x, y), 0);

/** Coarse best fit of a shape per column. */
function sweep(evidence: readonly Evidence[], shape: ShapeName, y: number): (Fit | undefined)[] {
  const fits: (Fit | undefined)[] = [];
  for (const [lie, contour] of contoursOfAll().get(shape) ?? []) {
    for (let x = 70; x <= 288; x += 3) {
      const score = totalSupport(evidence, contour, x, y);
      if (score > (fits[x]?.score ?? -1e9)) fits[x] = { score, shape, lie, x, y };
    }
  }
  return fits;
}

/** Hill climbing over position, rotation and stretch. */
function refined(evidence: readonly Evidence[], from: Fit): Fit {
  let best = from;
  for (let step = 1; step > 0.2; step /= 2) {
    for (let moved = true; moved; ) {
      moved = false;
      for (const [dx, dy, turn, wide, high] of [
        [step, 0, 0, 0, 0],
        [-step, 0, 0, 0, 0],
        [0, step, 0, 0, 0],
        [0, -step, 0, 0, 0],
        [0, 0, 0.06 * step, 0, 0],
        [0, 0, -0.06 * step, 0, 0],
        [0, 0, 0, 0.05 * step, 0],
        [0, 0, 0, -0.05 * step, 0],
        [0, 0, 0, 0, 0.05 * step],
        [0, 0, 0, 0, -0.05 * step],
      ] as const) {
        const lie = {
          ...best.lie,
          turn: best.lie.turn + turn,
          wide: best.lie.wide + wide,
          high: best.lie.high + high,
        };
        const [x, y] = [best.x + dx, best.y + dy];
        if (Math.abs(x - from.x) > 4 || Math.abs(y - from.y) > 3) continue;
        const score = totalSupport(evidence, contourOf(from.shape, lie), x, y);
        if (score > best.score + 1e-6) {
          best = { ...best, lie, x, y, score };
          moved = true;
        }
      }
    }
  }
  return best;
}

/** Outline at the transparency border of the piece, and its row. */
function shapeOf({ alpha }: Image): { shape: ShapeName; y: number } {
  const edge = [edgeEvidence(blurred(alpha, 1))];
  let best = { shape: SHAPES[0] as ShapeName, y: 0, score: -1 };
  for (const shape of SHAPES) {
    for (const [lie, contour] of contoursOfAll().get(shape) ?? []) {
      if (Math.abs(lie.turn) > 0.3 || lie.wide < 0.9 || lie.high < 0.9) continue;
      for (let y = 22; y <= 133; y += 1) {
        const score = totalSupport(edge, contour, CAPTCHA_PIECE.width / 2, y);
        if (score > best.score) best = { shape, y, score };
      }
    }
  }
  return best;
}

/** Hole that fits the outline of the piece better than any other outline. */
function bestHole(evidence: readonly Evidence[], shape: ShapeName, y: number): number {
  const sweeps = new Map(SHAPES.map((name) => [name, sweep(evidence, name, y)]));
  const columns = Array.from({ length: 73 }, (_, at) => 70 + at * 3);
  const any = columns.map((x) => ({
    x,
    score: Math.max(...[...sweeps.values()].map((fits) => fits[x]?.score ?? -1e9)),
  }));
  const holes: number[] = [];
  for (const { x } of any.toSorted((one, other) => other.score - one.score)) {
    if (holes.length === HOLES) break;
    if (holes.every((other) => Math.abs(other - x) >= APART)) holes.push(x);
  }
  const judged = holes.map((hole) => {
    const scores = SHAPES.map((name) => {
      const near = columns.filter((x) => Math.abs(x - hole) <= 4).flatMap((x) => sweeps.get(name)?.[x] ?? []);
      const [first] = near.toSorted((one, other) => other.score - one.score);
      return first === undefined ? { name, score: -1e9, x: hole } : { name, ...refined(evidence, first) };
    });
    const own = scores.find(({ name }) => name === shape);
    const others = Math.max(...scores.filter(({ name }) => name !== shape).map(({ score }) => score));
    return { x: own?.x ?? hole, margin: (own?.score ?? 0) - others };
  });
  const [best] = judged.toSorted((one, other) => other.margin - one.margin);
  return (best?.x ?? 150) - CAPTCHA_PIECE.width / 2;
}

/** Solvers that classify the outline of a hole by its rim, its step, and both. */
export async function solveByOutline(scene: string, piece: string): Promise<Record<string, number>> {
  const [wide, cut] = [await readImage(scene), await readImage(piece)];
  const light = lightOf(wide);
  const { shape, y } = shapeOf(cut);
  const [rim, step, edge] = [rimEvidence(light), stepEvidence(blurred(light, 1)), edgeEvidence(light)];
  return {
    'outline by bright rim': bestHole([rim], shape, y),
    'outline by step': bestHole([step], shape, y),
    'outline by any edge and step': bestHole([edge, step], shape, y),
  };
}
