import type { FlowEdge, FlowNode } from '../graph/graph.types';

/** Null on one side: added or removed. */
export type Pair<TPart> = { before: TPart | null; after: TPart | null };

export type FlowDiff = {
  id: string;
  description: string;
  states: Pair<FlowNode>[];
  transitions: Pair<FlowEdge>[];
};
