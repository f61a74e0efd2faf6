import { flowDiffCopy } from '../copy/diff';
import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import { diffVoice } from '../words/voice';
import { aligned, type Side } from './align';
import { compareGraphs, edgeContent, edgeListKey, everyEdge, plainGuard } from './compare';
import type { FlowDiff, Pair } from './diff.types';

const { sentences: copy } = flowDiffCopy;

export const KINDS = ['can', 'cannot', 'otherwise', 'named'] as const;
export type Kind = (typeof KINDS)[number];

export type Behaviour = {
  kind: Kind;
  says: string;
  before: string | null;
  after: string | null;
  event: string | null;
};

export type ChartChange = { diff: FlowDiff; old: FlowGraph | null; behaviours: Behaviour[]; inside: number };

type Voice = ReturnType<typeof diffVoice>;

const short = (text: string) => text.split('：')[0] ?? text;
const listed = (names: readonly string[]) => names.join('、');
const without = (all: readonly string[], some: readonly string[]) => all.filter((one) => !some.includes(one));

const whenSaid = (edge: FlowEdge, voice: Voice) =>
  copy.when(
    short(voice.place(edge.source)),
    voice.event(edge),
    plainGuard(edge) === null ? '' : voice.guard(edge.guard ?? ''),
  );

const goesTo = (edge: FlowEdge, voice: Voice) =>
  edge.target === null ? copy.stays : copy.goes(short(voice.place(edge.target)));

const whole = (edge: FlowEdge, voice: Voice) =>
  `${whenSaid(edge, voice)}${goesTo(edge, voice)}${edge.actions.length > 0 ? copy.does(listed(edge.actions.map(voice.action))) : ''}`;

function changedEdge(before: FlowEdge, after: FlowEdge, was: Voice, is: Voice): string[] {
  const [gone, come] = [without(before.actions, after.actions), without(after.actions, before.actions)];
  const moved = before.target !== after.target;
  const asked = plainGuard(before) !== plainGuard(after);
  const guardOf = (edge: FlowEdge, voice: Voice) =>
    plainGuard(edge) === null ? copy.always : voice.guard(edge.guard ?? '');
  return [
    ...(asked ? [copy.asks(guardOf(before, was), guardOf(after, is))] : []),
    ...(moved ? [copy.instead(goesTo(before, was), goesTo(after, is))] : []),
    ...(come.length > 0 ? [copy.also(listed(come.map(is.action)))] : []),
    ...(gone.length > 0 ? [copy.nomore(listed(gone.map(was.action)))] : []),
    ...(before.label === after.label ? [] : [copy.instead(was.event(before), is.event(after))]),
    ...(come.length + gone.length === 0 && before.actions.join() !== after.actions.join()
      ? [copy.order(listed(after.actions.map(is.action)))]
      : []),
  ];
}

function edgeBehaviours({ before, after }: Pair<FlowEdge>, was: Voice, is: Voice): Behaviour[] {
  const at = { before: before?.id ?? null, after: after?.id ?? null, event: (after ?? before)?.eventType ?? null };
  if (before && after) {
    const changes = changedEdge(before, after, was, is);
    return changes.length === 0
      ? []
      : [{ kind: 'otherwise', says: `${whenSaid(after, is)}${changes.join('；')}`, ...at }];
  }
  if (after) return [{ kind: 'can', says: whole(after, is), ...at }];
  return before ? [{ kind: 'cannot', says: whole(before, was), ...at }] : [];
}

const LISTS = ['invokes', 'entry', 'exit'] as const;

function stateBehaviours({ before, after }: Pair<FlowNode>, was: Voice, is: Voice): Behaviour[] {
  const at = { before: before?.id ?? null, after: after?.id ?? null, event: null };
  if (!before && after) return [{ kind: 'can', says: copy.newState(after.description || after.id), ...at }];
  if (!after && before) return [{ kind: 'cannot', says: copy.noState(before.description || before.id), ...at }];
  if (!before || !after) return [];
  const place = short(is.place(after.id));
  const found: Behaviour[] = [];
  if (before.description !== after.description)
    found.push({ kind: 'named', says: copy.called(before.description, after.description), ...at });
  for (const list of LISTS) {
    const [old, now] = [before, after].map((node) =>
      list === 'invokes' ? node.invokes.map(({ src }) => src) : node[list],
    ) as [string[], string[]];
    const say = (voice: Voice) => (list === 'invokes' ? voice.actor : voice.action);
    const [come, gone] = [without(now, old), without(old, now)];
    if (come.length > 0)
      found.push({ kind: 'can', says: copy.stateDoes[list](place, listed(come.map(say(is)))), ...at });
    if (gone.length > 0)
      found.push({ kind: 'cannot', says: copy.stateStops[list](place, listed(gone.map(say(was)))), ...at });
  }
  if (before.initial !== after.initial && before.initial !== null && after.initial !== null)
    found.push({
      kind: 'otherwise',
      says: copy.begins(place, short(was.place(before.initial)), short(is.place(after.initial))),
      ...at,
    });
  if (before.kind !== after.kind)
    found.push({ kind: 'otherwise', says: copy.kinds(place, copy.kind[before.kind], copy.kind[after.kind]), ...at });
  if (before.tags.join() !== after.tags.join())
    found.push({ kind: 'otherwise', says: copy.tags(place, listed(after.tags) || copy.noTags), ...at });
  return found;
}

function renamings(old: Side, now: Side): Behaviour[] {
  const found = new Map<string, Behaviour>();
  const note = (was: string, is: string, after: string | null) => {
    if (was !== is)
      found.set(`${was} ${is}`, { kind: 'named', says: copy.called(was, is), before: after, after, event: null });
  };
  const edges = everyEdge(now.graph);
  const was = old.translator;
  const is = now.translator;
  const known = (said: { text: string; unknown: string[] }) => said.unknown.length === 0;
  for (const edge of edges) {
    if (edge.kind === 'event' && known(was.edge(edge))) note(was.edge(edge).text, is.edge(edge).text, edge.id);
    if (edge.guard !== null && edge.guard !== 'else' && known(was.question(edge.guard)))
      note(was.question(edge.guard).text, is.question(edge.guard).text, edge.id);
    for (const action of edge.actions)
      if (known(was.action(action))) note(was.action(action).text, is.action(action).text, edge.id);
  }
  return [...found.values()];
}

function reordered(old: FlowGraph, now: FlowGraph, voice: Voice): Behaviour[] {
  const lists = new Map<string, FlowEdge[]>();
  for (const edge of everyEdge(now)) lists.set(edgeListKey(edge), [...(lists.get(edgeListKey(edge)) ?? []), edge]);
  return [...lists].flatMap(([key, edges]): Behaviour[] => {
    const before = everyEdge(old)
      .filter((edge) => edgeListKey(edge) === key)
      .map(edgeContent);
    const kept = edges.filter((edge) => before.includes(edgeContent(edge)));
    const [first] = kept;
    const was = before.filter((content) => kept.some((edge) => edgeContent(edge) === content));
    if (!first || kept.map(edgeContent).join() === was.join()) return [];
    const asked = kept.map((edge) => (plainGuard(edge) === null ? copy.always : voice.guard(edge.guard ?? '')));
    const says = `${copy.when(short(voice.place(first.source)), voice.event(first), '')}${copy.order(listed(asked))}`;
    return [{ kind: 'otherwise', says, before: first.id, after: first.id, event: first.eventType }];
  });
}

export function chartChange(old: Side | null, now: Side | null): ChartChange {
  const { graph, inside } = old && now ? aligned(old, now) : { graph: old?.graph ?? null, inside: 0 };
  const diff = compareGraphs(graph, now?.graph ?? null);
  const voices = (side: Side | null): Voice | null =>
    side && diffVoice(side.translator, [side === old ? graph : side.graph, now?.graph ?? null, graph]);
  const [was, is] = [voices(old) ?? voices(now), voices(now) ?? voices(old)];
  if (!was || !is) return { diff, old: graph, behaviours: [], inside };
  const behaviours = [
    ...diff.states.flatMap((pair) => stateBehaviours(pair, was, is)),
    ...diff.transitions.flatMap((pair) => edgeBehaviours(pair, was, is)),
    ...(graph && now ? reordered(graph, now.graph, is) : []),
    ...(old && now ? renamings(old, now) : []),
  ];
  return { diff, old: graph, behaviours, inside };
}
