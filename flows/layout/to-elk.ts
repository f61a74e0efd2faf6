import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api';

import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import { boxOf } from './boxes';
import { childWithin, commonHolder, nodeAt } from './family';
import { labelOf } from './labels';
import type { Lettering } from './lettering';
import type { Measure } from './measure';
import { readingOrder } from './reading-order';
import { INSIDE, OUTERMOST, type Variant } from './variants';

export const CANVAS = 'canvas';
export const startOf = (id: string) => `start:${id}`;

const HISTORY_SIZE = 34;
const FIRM = Object.fromEntries(
  ['direction', 'straightness', 'shortness'].map((aim) => [`elk.layered.priority.${aim}`, '10']),
);

export type Drafted = { elk: ElkNode; reversed: Set<string> };

/** The graph in ELK's terms. Every edge is declared in the innermost state that holds both of its ends. */
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
    const { width, height } = labelOf(edge, lettering, measure);
    const placement = { 'elk.edgeLabels.placement': 'CENTER', 'elk.edgeLabels.inline': 'true' };
    hold(holder, {
      id: edge.key,
      sources: [isReversed ? target : source],
      targets: [isReversed ? source : target],
      labels: [{ id: `label:${edge.key}`, text: edge.label, width, height, layoutOptions: placement }],
    });
  };

  const draft = (node: FlowNode): ElkNode => {
    const { width, height } = boxOf(node, lettering, measure);
    if (node.kind === 'history') return { id: node.id, width: HISTORY_SIZE, height: HISTORY_SIZE };
    if (node.children.length === 0) return { id: node.id, width, height };
    const inOrder = node.children.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    const children = inOrder.map((id) => draft(nodeAt(graph, id)));
    if (node.initial !== null) {
      children.unshift({ id: startOf(node.id), width: 12, height: 12 });
      const ends = { sources: [startOf(node.id)], targets: [node.initial] };
      hold(node.id, { id: `edge:${startOf(node.id)}`, ...ends, layoutOptions: FIRM });
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
  const root = draft(nodeAt(graph, graph.root));
  const layoutOptions = { ...OUTERMOST, ...variant.options, 'elk.direction': variant.direction };
  return { elk: { id: CANVAS, children: [root], edges: held.get(CANVAS) ?? [], layoutOptions }, reversed };
}
