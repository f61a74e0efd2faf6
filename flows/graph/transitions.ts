import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child: AnyStateNode) => nodesOf(child)),
];

/** `always` last: readers see user events before automatic ones. */
export const candidatesOf = (node: AnyStateNode): [eventType: string, AnyTransitionDefinition[]][] => [
  ...node.transitions,
  ...(node.always ? [['always', node.always] as [string, AnyTransitionDefinition[]]] : []),
];

/**
 * All transitions of a chart, one per guarded branch, by ids that survive `provide`. The keys are the same objects that
 * the inspector reports, so counts are exact.
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
