import type { FlowEdge, FlowNode } from '../graph/graph.types';
import type { FlowDiff, Pair } from './diff.types';

export type DiffWords = {
  added: string;
  removed: string;
  changed: string;
  state: string;
  transition: string;
  parts: Record<
    | 'description'
    | 'kind'
    | 'initial'
    | 'invokes'
    | 'entry'
    | 'exit'
    | 'tags'
    | 'event'
    | 'guard'
    | 'target'
    | 'actions',
    string
  >;
  nothing: string;
};

const NONE = '–';
const listed = (names: readonly string[]) => names.join(', ') || NONE;

const partsOfState = (node: FlowNode): Record<string, string> => ({
  description: node.description || NONE,
  kind: node.isDeep ? `${node.kind} deep` : node.kind,
  initial: node.initial ?? NONE,
  invokes: listed(node.invokes.map(({ src }) => src)),
  entry: listed(node.entry),
  exit: listed(node.exit),
  tags: listed(node.tags),
});

const partsOfEdge = (edge: FlowEdge): Record<string, string> => ({
  event: edge.label,
  guard: edge.guard ?? NONE,
  target: edge.target ?? NONE,
  actions: listed(edge.actions),
});

const describeEdge = ({ source, label, guard, target, actions }: FlowEdge) =>
  `${source} + ${label}${guard ? ` [${guard}]` : ''} → ${target ?? source}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`;

const describeState = ({ id, description }: FlowNode) => (description ? `${id} ${description}` : id);

function tellPair<TPart>(
  what: string,
  { before, after }: Pair<TPart>,
  describe: (part: TPart) => string,
  partsOf: (part: TPart) => Record<string, string>,
  words: DiffWords,
): string[] {
  if (!before) return after ? [`+ ${words.added}${what} ${describe(after)}`] : [];
  if (!after) return [`- ${words.removed}${what} ${describe(before)}`];
  const [old, now] = [partsOf(before), partsOf(after)];
  const changes = Object.keys(now)
    .filter((part) => old[part] !== now[part])
    .map((part) => `    ${words.parts[part as keyof DiffWords['parts']]}：${old[part]} → ${now[part]}`);
  return [`~ ${words.changed}${what} ${describe(after)}`, ...changes];
}

/** A difference in words, a line for every part that was added, removed or changed. */
export const tell = ({ id, description, states, transitions }: FlowDiff, words: DiffWords): string[] => [
  `${id} ${description}`.trim(),
  ...states
    .flatMap((pair) => tellPair(words.state, pair, describeState, partsOfState, words))
    .map((line) => `  ${line}`),
  ...transitions
    .flatMap((pair) => tellPair(words.transition, pair, describeEdge, partsOfEdge, words))
    .map((line) => `  ${line}`),
];
