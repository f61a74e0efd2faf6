import type { FlowEdge, FlowNode } from '../graph/graph.types';

/** What a part was and what it is: what is missing on one side was added or removed. */
export type Pair<TPart> = { before: TPart | null; after: TPart | null };

export type FlowDiff = {
  id: string;
  description: string;
  states: Pair<FlowNode>[];
  transitions: Pair<FlowEdge>[];
};
