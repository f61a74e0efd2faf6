import type { FlowGraph, FlowNode } from '../graph/graph.types';
import { childWithin, nodeAt } from './family';

/** Breadth-first from the initial state, then in the order of the document; final states last. */
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
  const isFinal = (id: string) => nodeAt(graph, id).kind === 'final';
  return [...[...found].filter((id) => !isFinal(id)), ...[...found].filter(isFinal)];
}

/**
 * The place of each state among its siblings as a reader meets them. An edge that leads back in this order is handed to
 * the layout reversed, so the layout never has to break a cycle itself, and every region begins with its initial state.
 */
export function readingOrder(graph: FlowGraph): Map<string, number> {
  const ranks = new Map<string, number>();
  for (const node of graph.nodes.values()) {
    orderWithin(graph, node).forEach((id, rank) => ranks.set(id, rank));
  }
  return ranks;
}
