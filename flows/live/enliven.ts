import {
  StateMachine,
  type AnyActorLogic,
  type AnyActorScope,
  type AnyEventObject,
  type AnyStateMachine,
} from 'xstate';
import type { Snapshot } from 'xstate';

import { ended, isEnding, steer } from './door';

function endable(machine: AnyStateMachine): AnyActorLogic {
  const transition = (snapshot: Snapshot<unknown>, event: AnyEventObject, scope: AnyActorScope) =>
    isEnding(event) ? ended(snapshot, event) : machine.transition(snapshot as never, event, scope);
  return Object.assign(Object.create(machine) as AnyActorLogic, { transition });
}

/** The chart with live child charts; every effect waits to be ended, every slot is empty. */
export function enlivenChart(machine: AnyStateMachine): AnyStateMachine {
  const actors = machine.implementations.actors as Record<string, AnyActorLogic>;
  const children = Object.entries(actors).flatMap(([name, logic]) =>
    logic instanceof StateMachine ? [[name, endable(enlivenChart(logic as AnyStateMachine))] as const] : [],
  );
  return steer(machine, Object.fromEntries(children));
}
