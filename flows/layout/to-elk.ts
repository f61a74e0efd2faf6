import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import { stateBox } from './boxes';
import { edgeLabel } from './labels';
import type { Lettering } from './lettering';
import type { Measure } from './measure';
import { INSIDE, OUTERMOST, type Variant } from './variants';

function findNode(graph: FlowGraph, id: string): FlowNode {
  const node = graph.nodes.get(id);
  if (!node) throw new Error(`No state ${id} in ${graph.id}`);
  return node;
}

function lineageIds(graph: FlowGraph, id: string): string[] {
  const { parent } = findNode(graph, id);
  return parent === null ? [id] : [id, ...lineageIds(graph, parent)];
}

function commonHolder(graph: FlowGraph, a: string, b: string): string {
  const holders = new Set(lineageIds(graph, b));
  return lineageIds(graph, a).find((id) => holders.has(id)) ?? graph.root;
}

function childWithin(graph: FlowGraph, id: string, holder: string): string | undefined {
  const lineage = lineageIds(graph, id);
  return lineage[lineage.indexOf(holder) - 1];
}

/** Breadth-first from the initial state, then document order; final states last. */
function orderWithin(graph: FlowGraph, holder: FlowNode): string[] {
  const start = holder.initial === null ? undefined : childWithin(graph, holder.initial, holder.id);
  const found = new Set(start === undefined ? [] : [start]);
  const follow = () => {
    for (const from of found) {
      for (const { source, target } of graph.edges) {
        if (childWithin(graph, source, holder.id) !== from || target === null) continue;
        const to = childWithin(graph, target, holder.id);
        if (to !== undefined) found.add(to);
      }
    }
  };
  follow();
  for (const child of holder.children) {
    if (found.has(child)) continue;
    found.add(child);
    follow();
  }
  const isFinal = (id: string) => findNode(graph, id).kind === 'final';
  return [...[...found].filter((id) => !isFinal(id)), ...[...found].filter(isFinal)];
}

/**
 * Rank of each state among its siblings in reading order. Edges against this order go to the layout reversed, so that
 * it never breaks cycles itself and every region starts with its initial state.
 */
function readingOrder(graph: FlowGraph): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const node of graph.nodes.values()) {
    orderWithin(graph, node).forEach((id, rank) => ranks.set(id, rank));
  }
  return ranks;
}

const CANVAS = 'canvas';
export const startId = (id: string) => `start:${id}`;

const HISTORY_SIZE = 34;
const FIRM = Object.fromEntries(
  ['direction', 'straightness', 'shortness'].map((aim) => [`elk.layered.priority.${aim}`, '10']),
);

export type Drafted = { elk: ElkNode; reversed: Set<string> };

/** The graph for ELK. Every edge is declared in the innermost common ancestor of its ends. */
export function toElk(graph: FlowGraph, variant: Variant, lettering: Lettering, measure: Measure): Drafted {
  const ranks = readingOrder(graph);
  const rankWithin = (id: string, holder: string) => ranks.get(childWithin(graph, id, holder) ?? '') ?? 0;
  const reversed = new Set<string>();
  const held = new Map<string, ElkExtendedEdge[]>();
  const hold = (holder: string, edge: ElkExtendedEdge) => held.set(holder, [...(held.get(holder) ?? []), edge]);

  const declare = (edge: FlowEdge & { target: string }) => {
    const { source, target } = edge;
    const holder = commonHolder(graph, source, target);
    const isBackward =
      source !== holder && target !== holder && rankWithin(target, holder) < rankWithin(source, holder);
    const isReversed = isBackward || target === holder;
    if (isReversed) reversed.add(edge.key);
    const { width, height } = edgeLabel(edge, lettering, measure);
    const placement = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
    hold(holder, {
      id: edge.key,
      sources: [isReversed ? target : source],
      targets: [isReversed ? source : target],
      labels: [{ id: `label:${edge.key}`, text: edge.label, width, height, layoutOptions: placement }],
    });
  };

  const draft = (node: FlowNode): ElkNode => {
    const { width, height } = stateBox(node, lettering, measure);
    if (node.kind === 'history') return { id: node.id, width: HISTORY_SIZE, height: HISTORY_SIZE };
    if (node.children.length === 0) return { id: node.id, width, height };
    const inOrder = node.children.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    const children = inOrder.map((id) => draft(findNode(graph, id)));
    if (node.initial !== null) {
      children.unshift({ id: startId(node.id), width: 12, height: 12 });
      const ends = { sources: [startId(node.id)], targets: [node.initial] };
      hold(node.id, { id: `edge:${startId(node.id)}`, ...ends, layoutOptions: FIRM });
    }
    return {
      id: node.id,
      children,
      edges: held.get(node.id) ?? [],
      layoutOptions: {
        ...INSIDE,
        ...variant.options,
        'elk.direction': variant.direction,
        'elk.padding': `[top=${height + 14},left=22,bottom=22,right=22]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height + 40})`,
      },
    };
  };

  for (const edge of graph.edges) if (edge.target !== null) declare({ ...edge, target: edge.target });
  const root = draft(findNode(graph, graph.root));
  const layoutOptions = { ...OUTERMOST, ...variant.options, 'elk.direction': variant.direction };
  return { elk: { id: CANVAS, children: [root], edges: held.get(CANVAS) ?? [], layoutOptions }, reversed };
}
