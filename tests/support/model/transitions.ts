import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { nodesOf, transitionsOf as idsOf } from '../../../flows/graph/transitions';

export { candidatesOf, nodesOf } from '../../../flows/graph/transitions';

export const isAllGuarded = (candidates: readonly AnyTransitionDefinition[]) =>
  candidates.length > 0 && candidates.every(({ guard }) => guard !== undefined);

export const refusalId = (node: AnyStateNode, eventType: string) => `${node.id}|${eventType}|refused`;

const known = new WeakMap<AnyStateMachine, Map<AnyTransitionDefinition, string>>();

/** Transition ids of a chart, cached since every walk needs them. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const ids = known.get(machine) ?? idsOf(machine);
  known.set(machine, ids);
  return ids;
}

/** An event refused by every guard of a state is its own outcome. */
export const refusalsOf = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) =>
    [...node.transitions]
      .filter(([, candidates]) => isAllGuarded(candidates))
      .map(([eventType]) => refusalId(node, eventType)),
  );
