import type { FlowGraph, FlowNode } from '../graph/graph.types';

export function nodeAt(graph: FlowGraph, id: string): FlowNode {
  const node = graph.nodes.get(id);
  if (!node) throw new Error(`No state ${id} in ${graph.id}`);
  return node;
}

/** A state and what it stands in, innermost first. */
export function lineageOf(graph: FlowGraph, id: string): string[] {
  const { parent } = nodeAt(graph, id);
  return parent === null ? [id] : [id, ...lineageOf(graph, parent)];
}

/** The innermost state that holds both. A state holds itself. */
export function commonHolder(graph: FlowGraph, a: string, b: string): string {
  const holders = new Set(lineageOf(graph, b));
  return lineageOf(graph, a).find((id) => holders.has(id)) ?? graph.root;
}

/** The child of `holder` a state stands in, if it stands in one. */
export function childWithin(graph: FlowGraph, id: string, holder: string): string | undefined {
  const lineage = lineageOf(graph, id);
  return lineage[lineage.indexOf(holder) - 1];
}
