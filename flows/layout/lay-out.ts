import type { ElkNode } from 'elkjs/lib/elk-api';

import type { FlowGraph } from '../graph/graph.types';
import { fromElk } from './from-elk';
import type { PlacedFlow, PlacedEdge, PlacedNode, Point } from './layout.types';
import { inIdentifiers, type Lettering } from './lettering';
import { estimateText, type Measure } from './measure';
import { compareScores, layoutScore } from './score';
import { placeTitles } from './titles';
import { toElk } from './to-elk';
import { VARIANTS, type Variant } from './variants';

const isClose = (a: number, b: number) => Math.abs(a - b) < 1;

/** An edge from a compound state to its content starts below the head, not behind the title. */
function belowHead({ node, y, headHeight }: PlacedNode, end: Point | undefined, next: Point | undefined): void {
  if (!end || !next || node.children.length === 0) return;
  if (isClose(end.y, y) && isClose(end.x, next.x) && next.y > y + headHeight) end.y = y + headHeight;
}

/** Lanes of a parallel state get the width, or height, of the largest. */
function asLanes(lanes: PlacedNode[]): void {
  const isStacked = lanes.every((a, i) =>
    lanes.slice(i + 1).every((b) => a.y + a.height <= b.y || b.y + b.height <= a.y),
  );
  const [from, size] = isStacked ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const start = Math.min(...lanes.map((lane) => lane[from]));
  const end = Math.max(...lanes.map((lane) => lane[from] + lane[size]));
  for (const lane of lanes) Object.assign(lane, { [from]: start, [size]: end - start });
}

/** Fixes heads and lanes, which ELK does not know. Mutates its arguments. */
function touchUp(nodes: PlacedNode[], edges: PlacedEdge[]): void {
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

type Elk = { layout: (graph: ElkNode) => Promise<ElkNode> };

type LayOutOptions = { lettering?: Lettering; measure?: Measure; variants?: Variant[] };

export async function layOut(elk: Elk, graph: FlowGraph, options: LayOutOptions = {}): Promise<PlacedFlow> {
  const { lettering = inIdentifiers, measure = estimateText, variants = VARIANTS } = options;
  const tried: PlacedFlow[] = [];
  for (const variant of variants) {
    const { elk: draft, reversed } = toElk(graph, variant, lettering, measure);
    const placed = fromElk(graph, await elk.layout(draft), reversed, lettering, measure);
    touchUp(placed.nodes, placed.edges);
    placeTitles(placed.nodes, placed.edges);
    tried.push({ ...placed, variant: variant.name, score: layoutScore(placed) });
  }
  const [best] = tried.toSorted((a, b) => compareScores(a.score, b.score));
  if (!best) throw new Error('No variant to lay the chart out by');
  return best;
}
