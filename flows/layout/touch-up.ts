import type { PlacedEdge, PlacedNode, Point } from './layout.types';

const isClose = (a: number, b: number) => Math.abs(a - b) < 1;

/** An edge from a compound state into its own content starts below the head, not behind the title. */
function belowHead({ node, y, headHeight }: PlacedNode, end: Point | undefined, next: Point | undefined): void {
  if (!end || !next || node.children.length === 0) return;
  if (isClose(end.y, y) && isClose(end.x, next.x) && next.y > y + headHeight) end.y = y + headHeight;
}

/** The lanes of a parallel state are as broad, or as high, as the broadest of them. */
function asLanes(lanes: PlacedNode[]): void {
  const isStacked = lanes.every((a, i) =>
    lanes.slice(i + 1).every((b) => a.y + a.height <= b.y || b.y + b.height <= a.y),
  );
  const [from, size] = isStacked ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const start = Math.min(...lanes.map((lane) => lane[from]));
  const end = Math.max(...lanes.map((lane) => lane[from] + lane[size]));
  for (const lane of lanes) Object.assign(lane, { [from]: start, [size]: end - start });
}

/** What ELK cannot know: heads and lanes. Changes the places in hand. */
export function touchUp(nodes: PlacedNode[], edges: PlacedEdge[]): void {
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  for (const { edge, points } of edges) {
    const [source, target] = [byId.get(edge.source), byId.get(edge.target ?? '')];
    const [first, last] = [points.at(0), points.at(-1)];
    if (source) belowHead(source, first?.[0], first?.[1]);
    if (target) belowHead(target, last?.at(-1), last?.at(-2));
  }
  for (const { node } of nodes) {
    if (node.kind === 'parallel') asLanes(node.children.flatMap((id) => byId.get(id) ?? []));
  }
}
