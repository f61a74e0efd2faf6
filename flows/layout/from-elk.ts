import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { FlowGraph } from '../graph/graph.types';
import { stateBox } from './boxes';
import { edgeLabel } from './labels';
import type { PlacedEdge, PlacedFlow, PlacedNode, PlacedStart, Point, Rect } from './layout.types';
import type { Lettering } from './lettering';
import type { Measure } from './measure';
import { startId, type Drafted } from './to-elk';

export type FlowPlacing = Omit<PlacedFlow, 'variant' | 'score'>;

const edgeLines = ({ sections = [] }: ElkExtendedEdge): Point[][] =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })),
  );

const backwards = (lines: Point[][]) => lines.map((line) => line.toReversed()).toReversed();

/** Whole pixels: crisp, and short in the stored record. */
const rounded = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rect> = {}): Rect => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
});

const everyElk = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyElk)];

/** Copies ELK positions into the graph and turns reversed edges back. */
export function fromElk(
  graph: FlowGraph,
  placed: ElkNode,
  reversed: Drafted['reversed'],
  lettering: Lettering,
  measure: Measure,
): FlowPlacing {
  const shapes = new Map(everyElk(placed).map((shape) => [shape.id, shape]));
  const drawn = new Map(everyElk(placed).flatMap(({ edges = [] }) => edges.map((edge) => [edge.id, edge] as const)));

  const nodes = [...graph.nodes.values()].map((node): PlacedNode => {
    const place = rounded(shapes.get(node.id));
    const box = stateBox(node, lettering, measure);
    return {
      node,
      ...place,
      title: box.title,
      rows: box.rows,
      headHeight: box.height,
      titleWidth: box.width,
      titleX: 0,
    };
  });

  const edges = graph.edges.flatMap((edge): PlacedEdge[] => {
    const found = drawn.get(edge.key);
    if (!found) return [];
    const points = reversed.has(edge.key) ? backwards(edgeLines(found)) : edgeLines(found);
    return [{ edge, points, label: rounded(found.labels?.[0]), lines: edgeLabel(edge, lettering, measure).lines }];
  });

  const starts = [...graph.nodes.keys()].flatMap((id): PlacedStart[] => {
    const dot = shapes.get(startId(id));
    const arrow = drawn.get(`edge:${startId(id)}`);
    if (!dot || !arrow) return [];
    return [{ id, dot: { x: Math.round(dot.x ?? 0) + 6, y: Math.round(dot.y ?? 0) + 6 }, points: edgeLines(arrow) }];
  });

  return { width: Math.ceil(placed.width ?? 0), height: Math.ceil(placed.height ?? 0), nodes, edges, starts };
}
