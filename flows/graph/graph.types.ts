/** A chart as plain data. Every id is the machine's own, so coverage, inspection and pictures can meet on it. */
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
  /** A history that remembers what stood inside its states, too. */
  isDeep: boolean;
  parent: string | null;
  children: string[];
  initial: string | null;
  invokes: Invoked[];
  entry: string[];
  exit: string[];
  tags: string[];
  requirements: string[];
  /** Transitions that stay, or leave only to come back at once: they are rows of the box, not lines between boxes. */
  inner: FlowEdge[];
};

export type Invoked = { id: string; src: string; isMachine: boolean };

export type EdgeKind = 'event' | 'delay' | 'done' | 'error' | 'always' | 'finished' | 'update';

export type FlowEdge = {
  /** The transition's. One that leads to several regions at once is several lines, told apart by their keys. */
  id: string;
  key: string;
  source: string;
  target: string | null;
  kind: EdgeKind;
  eventType: string;
  label: string;
  /** The question that has to be answered yes; `else` where the questions before it were not. */
  guard: string | null;
  actions: string[];
  requirements: string[];
};
