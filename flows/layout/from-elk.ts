import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { FlowGraph } from '../graph/graph.types';
import { boxOf } from './boxes';
import { labelOf } from './labels';
import type { PlacedEdge, PlacedFlow, PlacedNode, PlacedStart, Point } from './layout.types';
import type { Lettering } from './lettering';
import type { Measure } from './measure';
import { startOf, type Drafted } from './to-elk';

export type Placed = Omit<PlacedFlow, 'variant' | 'score'>;

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[][] =>
  sections.map(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }) => ({ x, y })),
  );

const backwards = (lines: Point[][]) => lines.map((line) => line.toReversed()).toReversed();

const everyElk = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(everyElk)];

/** Reads the places ELK has found back into the graph, reversed edges the right way round again. */
export function fromElk(
  graph: FlowGraph,
  placed: ElkNode,
  reversed: Drafted['reversed'],
  lettering: Lettering,
  measure: Measure,
): Placed {
  const shapes = new Map(everyElk(placed).map((shape) => [shape.id, shape]));
  const drawn = new Map(everyElk(placed).flatMap(({ edges = [] }) => edges.map((edge) => [edge.id, edge] as const)));

  const nodes = [...graph.nodes.values()].map((node): PlacedNode => {
    const { x = 0, y = 0, width = 0, height = 0 } = shapes.get(node.id) ?? {};
    const box = boxOf(node, lettering, measure);
    return { node, x, y, width, height, title: box.title, rows: box.rows, headHeight: box.height };
  });

  const edges = graph.edges.flatMap((edge): PlacedEdge[] => {
    const found = drawn.get(edge.id);
    if (!found) return [];
    const { x = 0, y = 0, width = 0, height = 0 } = found.labels?.[0] ?? {};
    const points = reversed.has(edge.id) ? backwards(pointsOf(found)) : pointsOf(found);
    return [{ edge, points, label: { x, y, width, height }, lines: labelOf(edge, lettering, measure).lines }];
  });

  const starts = [...graph.nodes.keys()].flatMap((id): PlacedStart[] => {
    const dot = shapes.get(startOf(id));
    const arrow = drawn.get(`edge:${startOf(id)}`);
    if (!dot || !arrow) return [];
    return [{ id, dot: { x: (dot.x ?? 0) + 6, y: (dot.y ?? 0) + 6 }, points: pointsOf(arrow) }];
  });

  return { width: placed.width ?? 0, height: placed.height ?? 0, nodes, edges, starts };
}
