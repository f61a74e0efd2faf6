import type { FlowEdge, FlowNode } from '../graph/graph.types';
import type { FlowDiff, Pair } from './diff.types';

type DiffWords = {
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

type Voice = {
  state: (node: FlowNode) => string;
  /** A state known only by id. */
  place: (id: string) => string;
  event: (edge: FlowEdge) => string;
  guard: (guard: string) => string;
  action: (action: string) => string;
  actor: (src: string) => string;
};

const same = (name: string) => name;

export const inIdentifiers: Voice = {
  state: ({ id, description }) => (description ? `${id} ${description}` : id),
  place: same,
  event: ({ label }) => label,
  guard: same,
  action: same,
  actor: same,
};

const NONE = '–';
const listed = (names: readonly string[]) => names.join(', ') || NONE;

const partsOfState = (node: FlowNode, voice: Voice): Record<string, string> => ({
  description: node.description || NONE,
  kind: node.isDeep ? `${node.kind} deep` : node.kind,
  initial: node.initial === null ? NONE : voice.place(node.initial),
  invokes: listed(node.invokes.map(({ src }) => voice.actor(src))),
  entry: listed(node.entry.map(voice.action)),
  exit: listed(node.exit.map(voice.action)),
  tags: listed(node.tags),
});

const partsOfEdge = (edge: FlowEdge, voice: Voice): Record<string, string> => ({
  event: voice.event(edge),
  guard: edge.guard === null ? NONE : voice.guard(edge.guard),
  target: edge.target === null ? NONE : voice.place(edge.target),
  actions: listed(edge.actions.map(voice.action)),
});

function describeEdge(edge: FlowEdge, voice: Voice): string {
  const guard = edge.guard === null ? '' : ` [${voice.guard(edge.guard)}]`;
  const actions = edge.actions.length > 0 ? ` / ${edge.actions.map(voice.action).join(', ')}` : '';
  return `${voice.place(edge.source)} + ${voice.event(edge)}${guard} → ${voice.place(edge.target ?? edge.source)}${actions}`;
}

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

export const tellDiff = (
  { id, description, states, transitions }: FlowDiff,
  words: DiffWords,
  voice: Voice = inIdentifiers,
): string[] => [
  `${id} ${description}`.trim(),
  ...states
    .flatMap((pair) => tellPair(words.state, pair, voice.state, (node) => partsOfState(node, voice), words))
    .map((line) => `  ${line}`),
  ...transitions
    .flatMap((pair) =>
      tellPair(
        words.transition,
        pair,
        (edge) => describeEdge(edge, voice),
        (edge) => partsOfEdge(edge, voice),
        words,
      ),
    )
    .map((line) => `  ${line}`),
];
