import type { CaptchaPoint } from '../../../domain/people/captcha';
import { blobsOf, type Spot } from './blobs';
import { type Glyph, glyphsOf, normed, SIDE } from './glyphs';
import {
  blurred,
  clustered,
  type Grid,
  type Image,
  lightOf,
  readImage,
  splitUp,
  sharpened,
  steepness,
  valueAt,
  wholeOf,
} from './image';

const COLOURS = 12;
const LOCAL_COLOURS = 4;
const SHIFTS = [-4, 0, 4];
const APART = 30;

type Looks = (spot: Spot, glyphs: readonly Glyph[]) => number;

function windowAt(grid: Grid, spot: Spot): Float32Array {
  const made = new Float32Array(SIDE * SIDE);
  const [left, top] = [Math.round(spot.x - SIDE / 2), Math.round(spot.y - SIDE / 2)];
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) made[y * SIDE + x] = valueAt(grid, left + x, top + y);
  }
  return made;
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

const shifted = ({ x, y }: Spot): Spot[] => SHIFTS.flatMap((dx) => SHIFTS.map((dy) => ({ x: x + dx, y: y + dy })));

/** Each window is cut out once and shared. */
function looksAt(cutAt: (spot: Spot) => Float32Array[], part: (glyph: Glyph) => Float32Array, either = false): Looks {
  const cut = new Map<Spot, Float32Array[]>();
  return (spot, glyphs) => {
    const windows = cut.get(spot) ?? cutAt(spot).map(normed);
    cut.set(spot, windows);
    let best = 0;
    for (const window of windows) {
      for (const glyph of glyphs) {
        const likeness = product(window, part(glyph));
        best = Math.max(best, either ? Math.abs(likeness) : likeness);
      }
    }
    return best;
  };
}

const windowsOf = (grid: Grid) => (spot: Spot) => shifted(spot).map((at) => windowAt(grid, at));

/** Colours of the place, each treated as ink. */
const inksOf = (image: Image) => (spot: Spot) => {
  const side = SIDE + 8;
  const area = { left: Math.round(spot.x) - side / 2, top: Math.round(spot.y) - side / 2, width: side, height: side };
  return splitUp(clustered(image, LOCAL_COLOURS, area), LOCAL_COLOURS)
    .filter(isWorthALook)
    .flatMap((ink) => windowsOf(sharpened(ink))({ x: side / 2, y: side / 2 }));
};

/** A colour group that is nearly absent or fills everything is no ink. */
function isWorthALook({ values }: Grid): boolean {
  const share = values.reduce((sum, value) => sum + value, 0) / values.length;
  return share > 0.06 && share < 0.6;
}

/** Best joint assignment with distinct positions. */
function assign(spots: readonly Spot[], scores: readonly (readonly number[])[]): CaptchaPoint[] {
  const [first = [], second = [], third = []] = scores.map((row) =>
    row
      .map((score, at) => ({ ...(spots[at] ?? { x: 0, y: 0 }), score }))
      .toSorted((one, other) => other.score - one.score)
      .slice(0, 12),
  );
  let [best, most]: [CaptchaPoint[], number] = [[], -1];
  const apart = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y) >= APART;
  for (const a of first) {
    for (const b of second.filter((place) => apart(place, a))) {
      for (const c of third.filter((place) => apart(place, a) && apart(place, b))) {
        const sum = a.score + b.score + c.score;
        if (sum > most) [best, most] = [[a, b, c], sum];
      }
    }
  }
  return best.map(({ x, y }) => ({ x, y }));
}

export async function solveWords(scene: string, words: readonly string[]): Promise<Record<string, CaptchaPoint[]>> {
  const image = await readImage(scene);
  const light = blurred(lightOf(image), 1);
  const groups = splitUp(clustered(image, COLOURS, wholeOf(image)), COLOURS);
  const edges = steepness(light);
  const spots = blobsOf(groups, edges);
  const ways: Record<string, Looks> = {
    'font by light': looksAt(windowsOf(sharpened(light)), ({ ink }) => ink, true),
    'font by edges': looksAt(windowsOf(sharpened(edges)), ({ edge }) => edge),
    'font by clusters of colour': looksAt(inksOf(image), ({ ink }) => ink),
  };
  const glyphs = words.map(glyphsOf);
  const scored = Object.entries(ways).map(
    ([name, looks]) => [name, glyphs.map((word) => spots.map((spot) => looks(spot, word)))] as const,
  );
  const together = glyphs.map((_, word) =>
    spots.map((__, spot) => scored.slice(1).reduce((sum, [, rows]) => sum + (rows[word]?.[spot] ?? 0), 0)),
  );
  return Object.fromEntries(
    [...scored, ['edges and clusters', together] as const].map(([name, rows]) => [name, assign(spots, rows)]),
  );
}
