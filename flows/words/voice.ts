import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { Translator } from './translate';

/** Diff words in Chinese: states by description, other parts by the words of the chart. */
export function diffVoice({ edge, question, action, actor, joints }: Translator, graphs: (FlowGraph | null)[]) {
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
