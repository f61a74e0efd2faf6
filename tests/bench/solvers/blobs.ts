import { blurred, type Grid, valueAt } from './image';

export type Spot = { x: number; y: number };

const [SMALLEST, LARGEST] = [14, 46];
const STEP = 5;
const BUSIEST = 24;

/** Word candidates: connected patches of one colour with word size, and dense edges. */
export function blobsOf(groups: readonly Grid[], edges: Grid): Spot[] {
  const found: Spot[] = [];
  const add = (spot: Spot) => {
    if (found.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > STEP)) found.push(spot);
  };
  for (const group of groups) for (const blob of patchesOf(group)) add(blob);
  for (const spot of busiest(edges)) add(spot);
  return found;
}

function busiest(edges: Grid): Spot[] {
  const dense = blurred(edges, 12);
  const spots: (Spot & { density: number })[] = [];
  for (let y = 14; y < edges.height - 14; y += STEP) {
    for (let x = 14; x < edges.width - 14; x += STEP) spots.push({ x, y, density: valueAt(dense, x, y) });
  }
  const kept: Spot[] = [];
  for (const spot of spots.toSorted((one, other) => other.density - one.density)) {
    if (kept.length === BUSIEST) break;
    if (kept.every(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) > 12)) kept.push(spot);
  }
  return kept;
}

function patchesOf(group: Grid): Spot[] {
  const { width, height, values } = group;
  const seen = new Uint8Array(width * height);
  const patches: Spot[] = [];
  for (let at = 0; at < values.length; at += 1) {
    if (values[at] !== 1 || seen[at] === 1) continue;
    const [left, top, right, bottom] = boundsFrom(group, seen, at);
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (Math.min(wide, high) < SMALLEST || Math.max(wide, high) > LARGEST) continue;
    patches.push({ x: (left + right) / 2, y: (top + bottom) / 2 });
  }
  return patches;
}

function boundsFrom(
  { values, width, height }: Grid,
  seen: Uint8Array,
  start: number,
): [number, number, number, number] {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const queue = [start];
  seen[start] = 1;
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
    for (let dy = -2; dy <= 2; dy += 1) {
      for (let dx = -2; dx <= 2; dx += 1) {
        const [column, row] = [x + dx, y + dy];
        if (column < 0 || column >= width || row < 0 || row >= height) continue;
        const next = row * width + column;
        if (values[next] !== 1 || seen[next] === 1) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
  }
  return [left, top, right, bottom];
}
