import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import type { Translator } from '../words/translate';
import { everyEdge } from './compare';

export type Side = { graph: FlowGraph; translator: Translator };

type Names = ReadonlyMap<string, string>;

function renamed(old: Names, now: Names): Map<string, string> {
  const unused = [...now].filter(([name]) => !old.has(name));
  return new Map(
    [...old].flatMap(([name, says]): [string, string][] => {
      if (now.has(name) || says === name) return [];
      const alike = unused.filter(([, other]) => other === says);
      return alike.length === 1 && alike[0] ? [[name, alike[0][0]]] : [];
    }),
  );
}

const spoken = (names: readonly string[], say: (name: string) => string): Names =>
  new Map(names.map((name) => [name, say(name)]));

const statesOf = ({ nodes }: FlowGraph): Names =>
  new Map([...nodes.values()].map(({ id, description }) => [id, description || id]));

function partNames({ graph, translator }: Side) {
  const edges = everyEdge(graph);
  const nodes = [...graph.nodes.values()];
  return {
    events: spoken(
      edges.filter(({ kind }) => kind === 'event').map(({ eventType }) => eventType),
      (type) => translator.event(type).text,
    ),
    guards: spoken(
      edges.flatMap(({ guard }) => (guard === null || guard === 'else' ? [] : guard)),
      (guard) => translator.question(guard).text,
    ),
    actions: spoken(
      [...edges.flatMap(({ actions }) => actions), ...nodes.flatMap(({ entry, exit }) => [...entry, ...exit])],
      (action) => translator.action(action).text,
    ),
    actors: spoken(
      nodes.flatMap(({ invokes }) => invokes.map(({ src }) => src)),
      (src) => translator.actor(src).text,
    ),
  };
}

export function aligned(old: Side, now: Side): { graph: FlowGraph; inside: number } {
  const [was, is] = [partNames(old), partNames(now)];
  const states = renamed(statesOf(old.graph), statesOf(now.graph));
  const events = renamed(was.events, is.events);
  const guards = renamed(was.guards, is.guards);
  const actions = renamed(was.actions, is.actions);
  const actors = renamed(was.actors, is.actors);
  const place = (id: string) => states.get(id) ?? id;
  const taken = (names: Names) => (name: string) => names.get(name) ?? name;
  const edge = (one: FlowEdge): FlowEdge => ({
    ...one,
    source: place(one.source),
    target: one.target === null ? null : place(one.target),
    eventType: taken(events)(one.eventType),
    label: one.kind === 'event' ? taken(events)(one.label) : one.label,
    guard: one.guard === null ? null : taken(guards)(one.guard),
    actions: one.actions.map(taken(actions)),
  });
  const node = (one: FlowNode): FlowNode => ({
    ...one,
    id: place(one.id),
    parent: one.parent === null ? null : place(one.parent),
    children: one.children.map(place),
    initial: one.initial === null ? null : place(one.initial),
    invokes: one.invokes.map(({ id, src, isMachine }) => ({ id, src: taken(actors)(src), isMachine })),
    entry: one.entry.map(taken(actions)),
    exit: one.exit.map(taken(actions)),
    inner: one.inner.map(edge),
  });
  const nodes = [...old.graph.nodes.values()].map(node);
  return {
    graph: {
      ...old.graph,
      root: place(old.graph.root),
      nodes: new Map(nodes.map((one) => [one.id, one])),
      edges: old.graph.edges.map(edge),
    },
    inside: states.size + events.size + guards.size + actions.size + actors.size,
  };
}
