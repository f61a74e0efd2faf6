import type { FlowEdge, FlowNode } from '../graph/graph.types';

export type Lettering = {
  state: (node: FlowNode) => string[];
  event: (edge: FlowEdge) => string;
  actor: (src: string) => string;
  action: (action: string) => string;
  guard: (guard: string) => string;
};

export const inIdentifiers: Lettering = {
  state: ({ key }) => [key],
  event: ({ label }) => label,
  actor: (src) => src,
  action: (action) => action,
  guard: (guard) => (guard === 'else' ? guard : `if ${guard}`),
};
