import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { Translator } from './translate';

/** Tells of a chart in Chinese: states by their descriptions, everything else by the chart's own words. */
export function voiceIn({ edge, question, action, actor, joints }: Translator, graphs: (FlowGraph | null)[]) {
  const place = (id: string): string => {
    const node = graphs.map((graph) => graph?.nodes.get(id)).find((one) => one !== undefined);
    return node?.description || id;
  };
  return {
    state: ({ id }: FlowNode) => place(id),
    place,
    event: (transition: FlowEdge) => edge(transition).text,
    guard: (guard: string) => (guard === 'else' ? joints.otherwise : question(guard).text),
    action: (name: string) => action(name).text,
    actor: (src: string) => actor(src).text,
  };
}
