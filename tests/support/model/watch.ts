import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyStateNode,
  AnyTransitionDefinition,
  InspectedMicrostepEvent,
} from 'xstate';

import { activeNodes, selectedIn } from './internals';
import { isAllGuarded, refusalId, transitionsOf } from './transitions';

const isWithin = (node: AnyStateNode, ancestor: AnyStateNode): boolean =>
  node === ancestor || (node.parent !== undefined && isWithin(node.parent, ancestor));

/** A state checks its guards only when no child state has taken the event. */
const refusalsIn = (nodes: readonly AnyStateNode[], eventType: string, taken: readonly AnyTransitionDefinition[]) =>
  nodes
    .filter((node) => isAllGuarded(node.transitions.get(eventType) ?? []))
    .filter((node) => !taken.some(({ source }) => isWithin(source, node)))
    .map((node) => refusalId(node, eventType));

export type Watch = ReturnType<typeof watchOver>;

export function watchOver(machine: AnyStateMachine) {
  const ids = transitionsOf(machine);
  let nodes: readonly AnyStateNode[] = [];
  let taken: string[] = [];
  let refused: string[] = [];
  return {
    begin: (from?: AnyMachineSnapshot) => {
      nodes = from ? activeNodes(from) : [];
      taken = [];
      refused = [];
    },
    see: (microstep: InspectedMicrostepEvent) => {
      const { event, snapshot } = microstep;
      const known = selectedIn(microstep).filter((transition) => ids.has(transition));
      taken.push(...known.map((transition) => ids.get(transition) ?? ''));
      if (!known.some(({ eventType }) => eventType === '')) refused.push(...refusalsIn(nodes, event.type, known));
      nodes = activeNodes(snapshot as AnyMachineSnapshot);
    },
    noted: () => ({ taken, refused }),
  };
}
