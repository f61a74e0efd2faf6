import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child)),
];

/** `always` last: a reader meets what a person does before what the chart does by itself. */
export const candidatesOf = (node: AnyStateNode): [eventType: string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/**
 * Every transition of a chart, each branch of a guard by itself, by an id that survives `provide`.
 * The keys are the very objects the inspector reports, so what is counted against them is exact.
 */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    for (const [eventType, candidates] of candidatesOf(node)) {
      candidates.forEach((transition, index) => ids.set(transition, `${node.id}|${eventType}|${index}`));
    }
  }
  return ids;
}
