import { BOX } from './boxes';
import type { FlowPlacing } from './from-elk';
import type { PlacedEdge, PlacedNode, Point, Rect, Score } from './layout.types';

const BEST_ASPECT = 1.6;

type Segment = { from: Point; to: Point; of: PlacedEdge };

const overlap = (a: Rect, b: Rect, slack: number) =>
  a.x < b.x + b.width - slack &&
  b.x < a.x + a.width - slack &&
  a.y < b.y + b.height - slack &&
  b.y < a.y + a.height - slack;

const segmentsOf = (edges: PlacedEdge[]): Segment[] =>
  edges.flatMap((of) =>
    of.points.flatMap((line) => line.slice(1).flatMap((to, i) => (line[i] ? [{ from: line[i], to, of }] : []))),
  );

const rectOf = ({ from, to }: Segment): Rect => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  width: Math.max(0.1, Math.abs(from.x - to.x)),
  height: Math.max(0.1, Math.abs(from.y - to.y)),
});

function isCrossing(a: Segment, b: Segment): boolean {
  const isUpright = ({ from, to }: Segment) => from.x === to.x;
  if (a.of === b.of || isUpright(a) === isUpright(b)) return false;
  const [upright, level] = isUpright(a) ? [rectOf(a), rectOf(b)] : [rectOf(b), rectOf(a)];
  const within = (value: number, start: number, length: number) => value > start + 0.5 && value < start + length - 0.5;
  return within(upright.x, level.x, level.width) && within(level.y, upright.y, upright.height);
}

/** Title area of a compound state; a line may cross its band, but not the words. */
const titleArea = ({ x, y, titleX, titleWidth, headHeight }: PlacedNode): Rect => ({
  x: x + titleX + BOX.padding,
  y: y + BOX.top,
  width: titleWidth - 2 * BOX.padding,
  height: headHeight - BOX.top - BOX.bottom,
});

const pairs = <T>(items: T[]): [T, T][] => items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));

/** Readability of a layout: forbidden cases first (overlaps, lines through boxes), then effort to follow. */
export function layoutScore({ width, height, nodes, edges }: FlowPlacing): Score {
  const leaves = nodes.filter(({ node }) => node.children.length === 0);
  const titles = nodes.filter(({ node }) => node.children.length > 0).map(titleArea);
  const solid: Rect[] = [...leaves, ...titles];
  const labels = edges.map(({ label }) => label);
  const segments = segmentsOf(edges);
  const overlaps =
    pairs(labels).filter(([a, b]) => overlap(a, b, 1)).length +
    labels.flatMap((label) => solid.filter((box) => overlap(label, box, 1))).length;

  const passes = (segment: Segment) => {
    const rect = rectOf(segment);
    const foreign = labels.filter((label) => label !== segment.of.label);
    return [...solid, ...foreign].filter((box) => overlap(rect, box, 2)).length;
  };
  const passThroughs = segments.reduce((sum, segment) => sum + passes(segment), 0);

  const crossings = pairs(segments).filter(([a, b]) => isCrossing(a, b)).length;
  const bends = edges.flatMap(({ points }) => points).reduce((sum, line) => sum + Math.max(0, line.length - 2), 0);
  const length = segments.map(rectOf).reduce((sum, rect) => sum + rect.width + rect.height, 0);
  const skew = Math.abs(Math.log(width / height / BEST_ASPECT));
  const ugliness = Math.round(crossings * 3 + bends + length / 220 + skew * 40 + (width * height) / 60_000);
  return { overlaps, passThroughs, ugliness };
}

/** Negative when `a` is more readable; a forbidden case outweighs any ugliness. */
export const compareScores = (a: Score, b: Score): number =>
  a.overlaps - b.overlaps || a.passThroughs - b.passThroughs || a.ugliness - b.ugliness;
