/** A chart as plain data. Ids are those of the machine, so that coverage, inspection and pictures match. */
export type FlowGraph = {
  id: string;
  description: string;
  root: string;
  nodes: Map<string, FlowNode>;
  edges: FlowEdge[];
};

type NodeKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history';

export type FlowNode = {
  id: string;
  key: string;
  description: string;
  kind: NodeKind;
  /** Deep history: also restores nested states. */
  isDeep: boolean;
  parent: string | null;
  children: string[];
  initial: string | null;
  invokes: Invoked[];
  entry: string[];
  exit: string[];
  tags: string[];
  requirements: string[];
  /** Self transitions: rows of the box, not lines between boxes. */
  inner: FlowEdge[];
};

export type Invoked = { id: string; src: string; isMachine: boolean };

export type EdgeKind = 'event' | 'delay' | 'done' | 'error' | 'always' | 'finished' | 'update';

export type FlowEdge = {
  /** Id of the transition. A transition into several regions has several edges, distinguished by `key`. */
  id: string;
  key: string;
  source: string;
  target: string | null;
  kind: EdgeKind;
  eventType: string;
  label: string;
  /** Guard that must be true; `else` when the guards before it failed. */
  guard: string | null;
  actions: string[];
  requirements: string[];
};
