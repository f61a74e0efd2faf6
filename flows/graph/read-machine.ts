import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import type { FlowEdge, FlowGraph, FlowNode, Invoked, EdgeKind } from './graph.types';
import { candidatesOf, nodesOf } from './transitions';

type RawReference = { type?: unknown; guards?: unknown[]; name?: string; event?: unknown; params?: unknown };

const isReference = (value: unknown): value is RawReference =>
  (typeof value === 'object' || typeof value === 'function') && value !== null;

/** Event a built-in action such as `raise` sends, if known. */
const raisedEvent = ({ event }: RawReference) =>
  isReference(event) && typeof event.type === 'string' ? ` ${event.type}` : '';

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Literal parameters in the chart: they may be the only difference between two arrows. */
function literalParams({ params }: RawReference): string {
  if (typeof params !== 'object' || params === null) return '';
  const values = Object.values(params).filter(isPlain);
  return values.length > 0 ? `(${values.join(', ')})` : '';
}

/** Name from `setup()`. The function name is useless: minified, `raise` becomes `n`. */
function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (!isReference(action) || typeof action.type !== 'string') return 'inline';
  if (action.type.startsWith('xstate.')) return `${action.type.slice('xstate.'.length)}${raisedEvent(action)}`;
  return `${action.type}${literalParams(action)}`;
}

/** `not`, `and` and `or` contain their operands; all other guards have a name. */
function guardName(guard: unknown): string {
  if (!isReference(guard) || !Array.isArray(guard.guards)) return actionName(guard);
  const operands = guard.guards.map(guardName);
  if (operands.length === 1) return `!${operands[0]}`;
  return operands.join(guard.name === 'or' ? ' ∨ ' : ' ∧ ');
}

/** XState turns `after` into a raise on entry and a cancel on exit; the source has neither. */
const isTimerAction = (action: unknown): boolean => {
  if (!isReference(action)) return false;
  const { type, event, sendId } = action as RawReference & { sendId?: unknown };
  const eventType = isReference(event) ? event.type : sendId;
  return (type === 'xstate.raise' || type === 'xstate.cancel') && String(eventType).startsWith('xstate.after.');
};

type ReadEvent = { kind: EdgeKind; label: string };

const PATTERNS: [RegExp, EdgeKind, (found: string) => string][] = [
  [/^xstate\.done\.actor\.(.+)$/, 'done', (id) => `${id} done`],
  [/^xstate\.error\.actor\.(.+)$/, 'error', (id) => `${id} error`],
  [/^xstate\.snapshot\.(.+)$/, 'update', (id) => `${id} update`],
  [/^xstate\.done\.state\.(.+)$/, 'finished', () => 'done'],
];

function delayLabel(eventType: string, source: string, delays: Record<string, unknown>): string {
  const name = eventType.slice('xstate.after.'.length, -(source.length + 1));
  const value = /^\d+$/.test(name) ? Number(name) : delays[name];
  const length = typeof value === 'number' ? (value >= 1000 ? `${value / 1000} s` : `${value} ms`) : '';
  return [/^\d+$/.test(name) ? '' : name, length].filter(Boolean).join(' · ');
}

export function readEvent(eventType: string, source: string, delays: Record<string, unknown>): ReadEvent {
  if (eventType === 'always') return { kind: 'always', label: 'always' };
  if (eventType.startsWith('xstate.after.')) return { kind: 'delay', label: delayLabel(eventType, source, delays) };
  for (const [pattern, kind, label] of PATTERNS) {
    const found = pattern.exec(eventType)?.[1];
    if (found !== undefined) return { kind, label: label(found) };
  }
  return { kind: 'event', label: eventType === '*' ? 'any event' : eventType };
}

const readRequirements = (meta: unknown): string[] => {
  const listed = (meta as { requirements?: unknown } | undefined)?.requirements;
  return Array.isArray(listed) ? listed.map(String) : [];
};

function invokedActors(node: AnyStateNode, machine: AnyStateMachine): Invoked[] {
  const actors: Record<string, unknown> = machine.implementations.actors;
  return node.invoke.map(({ id, src }) => {
    const logic = typeof src === 'string' ? actors[src] : src;
    const isMachine = typeof logic === 'object' && logic !== null && 'root' in logic;
    return { id, src: typeof src === 'string' ? src : 'inline', isMachine };
  });
}

function edgesOf(node: AnyStateNode, machine: AnyStateMachine): FlowEdge[] {
  const edges = (eventType: string, { guard, actions, target, meta }: AnyTransitionDefinition, index: number) => {
    const edge: FlowEdge = {
      id: `${node.id}|${eventType}|${index}`,
      key: `${node.id}|${eventType}|${index}`,
      source: node.id,
      target: null,
      eventType,
      ...readEvent(eventType, node.id, machine.implementations.delays),
      guard: guard ? guardName(guard) : index > 0 ? 'else' : null,
      actions: actions.map(actionName),
      requirements: readRequirements(meta),
    };
    const targets: readonly AnyStateNode[] = target ?? [];
    return targets.length === 0
      ? [edge]
      : targets.map(({ id }, at) => ({ ...edge, key: at === 0 ? edge.key : `${edge.key}>${at}`, target: id }));
  };
  return candidatesOf(node).flatMap(([eventType, candidates]) =>
    candidates.flatMap((candidate, index) => edges(eventType, candidate, index)),
  );
}

const inDocumentOrder = (states: AnyStateNode[]) => states.toSorted((a, b) => a.order - b.order).map(({ id }) => id);

function nodeOf(node: AnyStateNode, machine: AnyStateMachine, inner: FlowEdge[]): FlowNode {
  const written = (actions: readonly unknown[]) => actions.filter((action) => !isTimerAction(action)).map(actionName);
  return {
    id: node.id,
    key: node.key,
    description: node.description ?? '',
    kind: node.type,
    isDeep: node.history === 'deep',
    parent: node.parent?.id ?? null,
    children: inDocumentOrder(Object.values(node.states)),
    initial: node.type === 'compound' ? (node.initial.target?.[0]?.id ?? null) : null,
    invokes: invokedActors(node, machine),
    entry: written(node.entry),
    exit: written(node.exit),
    tags: [...node.tags],
    requirements: readRequirements(node.meta),
    inner,
  };
}

/** The machine as a graph; it contains only facts of the machine. */
export function readMachine(machine: AnyStateMachine): FlowGraph {
  const nodes = new Map<string, FlowNode>();
  const lines: FlowEdge[] = [];
  for (const node of nodesOf(machine.root)) {
    const edges = edgesOf(node, machine);
    const isInner = ({ target }: FlowEdge) => target === null || target === node.id;
    nodes.set(node.id, nodeOf(node, machine, edges.filter(isInner)));
    lines.push(...edges.filter((edge) => !isInner(edge)));
  }
  const { id, description = '' } = machine.root;
  return { id: machine.id, description, root: id, nodes, edges: lines };
}
