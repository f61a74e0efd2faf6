import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child)),
];

export const isAllGuarded = (candidates: readonly AnyTransitionDefinition[]) =>
  candidates.length > 0 && candidates.every(({ guard }) => guard !== undefined);

export const refusalId = (node: AnyStateNode, eventType: string) => `${node.id}|${eventType}|refused`;

/** `always` last: a reader meets what a person does before what the chart does by itself. */
export const candidatesOf = (node: AnyStateNode): [eventType: string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

const known = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/**
 * Every transition of a chart, each branch of a guard by itself, by an id that survives `provide`.
 * The keys are the very objects the inspector reports, so what is counted against them is exact.
 */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = known.get(machine) ?? new Map<AnyTransitionDefinition, string>();
  if (known.has(machine)) return ids;
  known.set(machine, ids);
  for (const node of nodesOf(machine.root)) {
    for (const [eventType, candidates] of candidatesOf(node)) {
      candidates.forEach((transition, index) => ids.set(transition, `${node.id}|${eventType}|${index}`));
    }
  }
  return ids;
}

/** An event every guard of a state turns down is an outcome of its own. */
export const refusalsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...node.transitions]
      .filter(([, candidates]) => isAllGuarded(candidates))
      .map(([eventType]) => refusalId(node, eventType)),
  );
