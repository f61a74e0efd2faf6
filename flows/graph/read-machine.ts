import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { readEvent } from './events';
import type { FlowEdge, FlowGraph, FlowNode, Invoked } from './graph.types';
import { actionName, guardName, isTimerAction } from './names';
import { candidatesOf, nodesOf } from './transitions';

const requirementsOf = (meta: unknown): string[] => {
  const listed = (meta as { requirements?: unknown } | undefined)?.requirements;
  return Array.isArray(listed) ? listed.map(String) : [];
};

function invokedBy(node: AnyStateNode, machine: AnyStateMachine): Invoked[] {
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
      requirements: requirementsOf(meta),
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
    invokes: invokedBy(node, machine),
    entry: written(node.entry),
    exit: written(node.exit),
    tags: [...node.tags],
    requirements: requirementsOf(node.meta),
    inner,
  };
}

/** The machine as a graph: nothing is drawn that the machine does not say itself. */
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
