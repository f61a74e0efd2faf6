import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { Change } from '../picture/marks';
import type { FlowDiff } from './diff.types';

/** Removed transitions get their own ids, because another may use the old one. */
const REMOVED = 'removed|';

const asRemoved = (edge: FlowEdge): FlowEdge => ({ ...edge, id: REMOVED + edge.id, key: REMOVED + edge.key });

/** Merges both charts, so that removed parts are drawn at their old place. */
export function mergeGraphs(before: FlowGraph | null, after: FlowGraph | null, diff: FlowDiff) {
  const base = after ?? before;
  if (!base) throw new Error('Nothing to draw');
  const changes = new Map<string, Change>();
  const nodes = new Map<string, FlowNode>();
  for (const [id, node] of [...(before?.nodes ?? []), ...(after?.nodes ?? [])])
    nodes.set(id, { ...node, children: [...new Set([...(before?.nodes.get(id)?.children ?? []), ...node.children])] });
  for (const pair of diff.states) {
    const change: Change = !pair.before ? 'added' : !pair.after ? 'removed' : 'changed';
    changes.set((pair.after ?? pair.before)?.id ?? '', change);
  }
  const edges = [...(after?.edges ?? [])];
  for (const pair of diff.transitions) {
    if (pair.after) changes.set(pair.after.id, pair.before ? 'changed' : 'added');
    else if (pair.before) {
      const gone = asRemoved(pair.before);
      changes.set(gone.id, 'removed');
      const holder = nodes.get(gone.source);
      if (gone.target !== null) edges.push(gone);
      else if (holder) nodes.set(gone.source, { ...holder, inner: [...holder.inner, gone] });
    }
  }
  const graph: FlowGraph = { ...base, nodes, edges };
  return { graph, changes };
}
