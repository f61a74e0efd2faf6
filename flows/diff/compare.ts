import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { FlowDiff, Pair } from './diff.types';

export const plainGuard = ({ guard }: FlowEdge): string | null => (guard === 'else' ? null : guard);

export const edgeContent = (edge: FlowEdge): string =>
  JSON.stringify([edge.label, plainGuard(edge), edge.target, edge.actions]);

const nodeContent = ({ description, kind, isDeep, initial, invokes, entry, exit, tags }: FlowNode) =>
  JSON.stringify([description, kind, isDeep, initial, invokes, entry, exit, tags]);

const isDifferent = <TPart>(lookOf: (part: TPart) => string, { before, after }: Pair<TPart>) =>
  before === null || after === null || lookOf(before) !== lookOf(after);

export const everyEdge = (graph: FlowGraph | null): FlowEdge[] =>
  graph ? [...graph.edges, ...[...graph.nodes.values()].flatMap(({ inner }) => inner)] : [];

export const edgeListKey = (edge: FlowEdge) => `${edge.source}|${edge.eventType}`;

/**
 * Pairs the branches of one event. Identical branches match at any position, so that an inserted branch does not mark
 * all others as changed; the rest is paired in order.
 */
function pairBranches(before: FlowEdge[], after: FlowEdge[]): Pair<FlowEdge>[] {
  const gone = before.filter((one) => !after.some((other) => edgeContent(other) === edgeContent(one)));
  const come = after.filter((one) => !before.some((other) => edgeContent(other) === edgeContent(one)));
  return Array.from({ length: Math.max(gone.length, come.length) }, (_, at) => ({
    before: gone[at] ?? null,
    after: come[at] ?? null,
  }));
}

export function compareGraphs(before: FlowGraph | null, after: FlowGraph | null): FlowDiff {
  const ids = new Set([...(before?.nodes.keys() ?? []), ...(after?.nodes.keys() ?? [])]);
  const states = [...ids].map((id) => ({ before: before?.nodes.get(id) ?? null, after: after?.nodes.get(id) ?? null }));
  const [old, now] = [everyEdge(before), everyEdge(after)];
  const lists = new Set([...old, ...now].map(edgeListKey));
  return {
    id: (after ?? before)?.id ?? '',
    description: (after ?? before)?.description ?? '',
    states: states.filter((pair) => isDifferent(nodeContent, pair)),
    transitions: [...lists].flatMap((list) =>
      pairBranches(
        old.filter((edge) => edgeListKey(edge) === list),
        now.filter((edge) => edgeListKey(edge) === list),
      ),
    ),
  };
}

export const isUnchanged = ({ states, transitions }: FlowDiff): boolean => states.length + transitions.length === 0;
