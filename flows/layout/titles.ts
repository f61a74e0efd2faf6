import { BOX } from './boxes';
import type { PlacedEdge, PlacedNode } from './layout.types';

const CLEARANCE = 8;

function titleCrossings({ x, y, width, headHeight }: PlacedNode, edges: PlacedEdge[]): number[] {
  const lines = edges.flatMap(({ points }) => points);
  return lines
    .flatMap((line) => line.slice(1).map((to, at) => ({ from: line[at] ?? to, to })))
    .filter(({ from, to }) => from.x === to.x && from.x > x && from.x < x + width)
    .filter(({ from, to }) => Math.min(from.y, to.y) < y + headHeight && Math.max(from.y, to.y) > y + BOX.top)
    .map(({ from }) => from.x - x)
    .toSorted((a, b) => a - b);
}

/** First position where a head title is clear of all lines. */
function clearPlace(placed: PlacedNode, edges: PlacedEdge[]): number {
  const walls = [...titleCrossings(placed, edges), placed.width];
  let from = 0;
  for (const wall of walls) {
    if (wall - from >= placed.titleWidth) return from;
    from = wall - BOX.padding + CLEARANCE;
  }
  return 0;
}

/** Moves titles of compound states away from lines. Mutates its arguments. */
export function placeTitles(nodes: PlacedNode[], edges: PlacedEdge[]): void {
  for (const placed of nodes) if (placed.node.children.length > 0) placed.titleX = clearPlace(placed, edges);
}
