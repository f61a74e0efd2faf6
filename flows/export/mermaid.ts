import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { Lettering } from '../layout/lettering';

/** Signs with a meaning in the notation, and others that look alike. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ':': '：',
  ';': '；',
  '#': '＃',
  '"': '”',
  '{': '｛',
  '}': '｝',
  '<': '＜',
  '>': '＞',
  '\n': ' ',
};
const plain = (text: string) => text.replaceAll(/[:;#"{}<>\n]/g, (sign) => LOOKALIKES[sign] ?? sign);

/** Ids of the notation have no dots. */
const named = (id: string) => `s_${id.replaceAll(/\W/g, '_')}`;

const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

function arrow(edge: FlowEdge, lettering: Lettering): string {
  const guard = edge.guard === null ? '' : ` [${lettering.guard(edge.guard)}]`;
  const done = edge.actions.length === 0 ? '' : ` / ${edge.actions.map(lettering.action).join('、')}`;
  const [from, to] = [edge.source, edge.target ?? edge.source].map(named);
  return `${from} --> ${to} : ${plain(`${lettering.event(edge)}${guard}${done}`)}`;
}

const arrowsFrom = (graph: FlowGraph, { id, inner }: FlowNode) => [
  ...inner,
  ...graph.edges.filter(({ source }) => source === id),
];

function state(graph: FlowGraph, id: string, lettering: Lettering): string[] {
  const node = graph.nodes.get(id);
  if (!node) return [];
  const title = node.kind === 'history' ? 'H' : lettering.state(node).join(' ');
  const own = [`state "${plain(title)}" as ${named(id)}`];
  if (node.kind === 'final') return [...own, `${named(id)} --> [*]`];
  if (node.children.length === 0) return own;
  const parts = node.children.map((child) => state(graph, child, lettering));
  const start = node.initial === null ? [] : [`[*] --> ${named(node.initial)}`];
  const inside =
    node.kind === 'parallel' ? parts.flatMap((part, at) => (at === 0 ? part : ['--', ...part])) : parts.flat();
  return [...own, `state ${named(id)} {`, ...indented([...start, ...inside]), '}'];
}

/** State diagram of Mermaid for a chart. Arrows follow the states, since a state is declared before it is named. */
export function toMermaid(graph: FlowGraph, lettering: Lettering): string {
  const nodes = [...graph.nodes.values()];
  return [
    'stateDiagram-v2',
    ...indented([
      ...state(graph, graph.root, lettering),
      `[*] --> ${named(graph.root)}`,
      ...nodes.flatMap((node) => arrowsFrom(graph, node)).map((edge) => arrow(edge, lettering)),
    ]),
    '',
  ].join('\n');
}
