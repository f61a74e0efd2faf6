import type { FlowEdge, FlowNode } from '../graph/graph.types';

/** What a chart calls its parts: identifiers, Chinese, or both. */
export type Lettering = {
  state: (node: FlowNode) => string[];
  event: (edge: FlowEdge) => string;
  name: (identifier: string) => string;
};

export const inIdentifiers: Lettering = {
  state: ({ key }) => [key],
  event: ({ label }) => label,
  name: (identifier) => identifier,
};

export const inBoth: Lettering = {
  ...inIdentifiers,
  state: ({ key, description }) => (description ? [key, description] : [key]),
};
