import type { FlowEdge, FlowGraph, FlowNode } from '../graph/graph.types';
import { readEvent } from '../graph/read-machine';

const SCXML = 'http://www.w3.org/2005/07/scxml';
/** Names for facts of a chart that the standard has no place for. */
const OWN = 'urn:chemlane:chart';

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"\n]/g, (sign) => SIGNS[sign] ?? sign);

type Attributes = Readonly<Record<string, string | null>>;

function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${escaped(value ?? '')}"`)
    .join('');
  if (children.length === 0) return `<${name}${written}/>`;
  const inside = children.flatMap((child) => child.split('\n')).map((line) => `  ${line}`);
  return [`<${name}${written}>`, ...inside, `</${name}>`].join('\n');
}

const TAGS = { atomic: 'state', compound: 'state', parallel: 'parallel', final: 'final', history: 'history' } as const;

/** Prefixes of events that the platform sends, ours and those of the standard. */
const PLATFORM = [
  ['xstate.done.actor.', 'done.invoke.'],
  ['xstate.error.actor.', 'error.platform.'],
  ['xstate.done.state.', 'done.state.'],
] as const;

function renamed(event: string, from: 0 | 1, to: 0 | 1): string {
  const found = PLATFORM.find((pair) => event.startsWith(pair[from]));
  return found ? found[to] + event.slice(found[from].length) : event;
}

const TIMER = 'xstate.after.';
const timerName = (event: string, source: string) => event.slice(TIMER.length, -(source.length + 1));

const actions = (names: readonly string[]) => names.map((name) => element('chart:action', { name }));
const demands = (points: readonly string[]) => points.map((point) => element('chart:requirement', { point }));

const CONDITIONS = [
  [' ∧ ', ' && '],
  [' ∨ ', ' || '],
] as const;

const swapped = (guard: string, from: 0 | 1, to: 0 | 1) =>
  CONDITIONS.reduce((text, pair) => text.replaceAll(pair[from], pair[to]), guard);

/** One element for the edges of a transition, which has several only with several targets. */
function transition(edges: readonly FlowEdge[]): string {
  const [{ eventType, guard, actions: names, requirements } = missing()] = edges;
  const targets = edges.flatMap(({ target }) => (target === null ? [] : [target]));
  const attributes = {
    event: eventType === 'always' ? null : renamed(eventType, 0, 1),
    cond: guard === null || guard === 'else' ? null : swapped(guard, 0, 1),
    target: targets.length === 0 ? null : targets.join(' '),
  };
  return element('transition', attributes, [...actions(names), ...demands(requirements)]);
}

const missing = (): never => {
  throw new Error('A transition has at least one edge');
};

const indexOf = ({ id }: FlowEdge) => Number(id.slice(id.lastIndexOf('|') + 1));

/** Event types in an order that agrees with both lists, which are parts of one. */
function eventOrder(lines: readonly FlowEdge[], inner: readonly FlowEdge[]): string[] {
  const order = [...new Set(lines.map(({ eventType }) => eventType))];
  let at = 0;
  for (const { eventType } of inner) {
    const known = order.indexOf(eventType);
    if (known === -1) order.splice(at, 0, eventType);
    at = (known === -1 ? at : known) + 1;
  }
  return order;
}

function transitionsFrom(graph: FlowGraph, { id, inner }: FlowNode): string[] {
  const lines = graph.edges.filter(({ source }) => source === id);
  return eventOrder(lines, inner).flatMap((eventType) => {
    const own = [...lines, ...inner].filter((edge) => edge.eventType === eventType);
    return [...new Set(own.map(indexOf))]
      .toSorted((one, other) => one - other)
      .map((index) => transition(own.filter((edge) => indexOf(edge) === index)));
  });
}

/** The standard has no delayed transitions: a timer is sent on entry and cancelled on exit. */
function timersOf(graph: FlowGraph, { id, inner }: FlowNode): { sends: string[]; cancels: string[] } {
  const own = [...graph.edges.filter(({ source }) => source === id), ...inner];
  const delays = new Map(own.filter(({ kind }) => kind === 'delay').map(({ eventType, label }) => [eventType, label]));
  return {
    sends: [...delays].map(([event, label]) => {
      const [, amount, unit] = /(?:^| · )([\d.]+) (m?s)$/.exec(label) ?? [];
      const length = amount === undefined ? { delayexpr: timerName(event, id) } : { delay: `${amount}${unit}` };
      return element('send', { id: event, event, ...length });
    }),
    cancels: [...delays.keys()].map((sendid) => element('cancel', { sendid })),
  };
}

const block = (name: string, children: readonly string[]) =>
  children.length === 0 ? [] : [element(name, {}, children)];

function state(graph: FlowGraph, id: string): string {
  const node = graph.nodes.get(id);
  if (!node) throw new Error(`No state ${id}`);
  const { sends, cancels } = timersOf(graph, node);
  const attributes = {
    id,
    initial: node.initial,
    type: node.kind === 'history' ? (node.isDeep ? 'deep' : 'shallow') : null,
    'chart:name': node.description || null,
    'chart:tags': node.tags.length > 0 ? node.tags.join(' ') : null,
  };
  return element(TAGS[node.kind], attributes, [
    ...demands(node.requirements),
    ...block('onentry', [...actions(node.entry), ...sends]),
    ...block('onexit', [...actions(node.exit), ...cancels]),
    ...node.invokes.map(({ id: invokeid, src, isMachine }) =>
      element('invoke', { id: invokeid, src, type: isMachine ? SCXML : null }),
    ),
    ...node.children.map((child) => state(graph, child)),
    ...transitionsFrom(graph, node),
  ]);
}

/** The chart by the standard of the W3C; names of the trade stand in attributes of our own. */
export const toScxml = (graph: FlowGraph): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'scxml',
    { xmlns: SCXML, 'xmlns:chart': OWN, version: '1.0', name: graph.id, initial: graph.root },
    [state(graph, graph.root)],
  )}\n`;

const childrenOf = (parent: Element, ...names: string[]) =>
  [...parent.children].filter(({ tagName }) => names.includes(tagName));

const valuesOf = (parent: Element, name: string, attribute: string) =>
  childrenOf(parent, name).map((child) => child.getAttribute(attribute) ?? '');

const milliseconds = (delay: string) => Number.parseFloat(delay) * (delay.endsWith('ms') ? 1 : 1_000);

/** Lengths of timers by name, as the machine declares its delays. */
function delaysOf(found: Element, id: string): Record<string, number> {
  const sends = childrenOf(found, 'onentry').flatMap((entry) => childrenOf(entry, 'send'));
  return Object.fromEntries(
    sends.flatMap((send) => {
      const delay = send.getAttribute('delay');
      return delay === null ? [] : [[timerName(send.getAttribute('event') ?? '', id), milliseconds(delay)]];
    }),
  );
}

function edgesOf(found: Element, source: string): FlowEdge[] {
  const counts = new Map<string, number>();
  const delays = delaysOf(found, source);
  return childrenOf(found, 'transition').flatMap((one) => {
    const event = one.getAttribute('event');
    const eventType = event === null ? 'always' : renamed(event, 1, 0);
    const index = counts.get(eventType) ?? 0;
    counts.set(eventType, index + 1);
    const cond = one.getAttribute('cond');
    const id = `${source}|${eventType}|${index}`;
    const edge: FlowEdge = {
      id,
      key: id,
      source,
      target: null,
      eventType,
      ...readEvent(eventType, source, delays),
      guard: cond === null ? (index > 0 ? 'else' : null) : swapped(cond, 1, 0),
      actions: valuesOf(one, 'chart:action', 'name'),
      requirements: valuesOf(one, 'chart:requirement', 'point'),
    };
    const targets = one.getAttribute('target')?.split(' ') ?? [];
    return targets.length === 0
      ? [edge]
      : targets.map((target, at) => ({ ...edge, key: at === 0 ? id : `${id}>${at}`, target }));
  });
}

const STATES = Object.values(TAGS);

function kindOf(found: Element): FlowNode['kind'] {
  if (found.tagName !== 'state') return found.tagName as FlowNode['kind'];
  return childrenOf(found, ...STATES).length > 0 ? 'compound' : 'atomic';
}

function nodeOf(found: Element, parent: string | null, inner: FlowEdge[]): FlowNode {
  const id = found.getAttribute('id') ?? '';
  const named = (name: string) => childrenOf(found, name).flatMap((part) => valuesOf(part, 'chart:action', 'name'));
  return {
    id,
    key: parent === null ? id : id.slice(parent.length + 1),
    description: found.getAttribute('chart:name') ?? '',
    kind: kindOf(found),
    isDeep: found.getAttribute('type') === 'deep',
    parent,
    children: childrenOf(found, ...STATES).map((child) => child.getAttribute('id') ?? ''),
    initial: found.getAttribute('initial'),
    invokes: childrenOf(found, 'invoke').map((invoke) => ({
      id: invoke.getAttribute('id') ?? '',
      src: invoke.getAttribute('src') ?? '',
      isMachine: invoke.getAttribute('type') === SCXML,
    })),
    entry: named('onentry'),
    exit: named('onexit'),
    tags: found.getAttribute('chart:tags')?.split(' ') ?? [],
    requirements: valuesOf(found, 'chart:requirement', 'point'),
    inner,
  };
}

export function fromScxml({ documentElement }: Document): FlowGraph {
  const nodes = new Map<string, FlowNode>();
  const lines: FlowEdge[] = [];
  const read = (found: Element, parent: string | null): void => {
    const id = found.getAttribute('id') ?? '';
    const edges = edgesOf(found, id);
    const isInner = ({ target }: FlowEdge) => target === null || target === id;
    nodes.set(id, nodeOf(found, parent, edges.filter(isInner)));
    lines.push(...edges.filter((edge) => !isInner(edge)));
    for (const child of childrenOf(found, ...STATES)) read(child, id);
  };
  for (const root of childrenOf(documentElement, ...STATES)) read(root, null);
  const root = documentElement.getAttribute('initial') ?? '';
  const id = documentElement.getAttribute('name') ?? '';
  return { id, description: nodes.get(root)?.description ?? '', root, nodes, edges: lines };
}
