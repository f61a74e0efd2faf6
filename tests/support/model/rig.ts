import {
  createActor,
  setup,
  SimulatedClock,
  type ActorRefFrom,
  type AnyActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';

import { effectsOf } from './effects';
import { parentOf } from './internals';
import { endActor, failActor, steer } from './steered';
import type { Step } from './step';
import type { ActionInspection } from './timers';
import { watchOver } from './watch';

export type Rig = ReturnType<typeof startRig>;

/** Inert parent that receives the reports of a chart. */
const householdOf = (chart: AnyStateMachine, input: unknown) =>
  setup({ actors: { chart } }).createMachine({ invoke: { id: 'chart', src: 'chart', input } });

/** Running actor with clock and effects controlled by steps. */
export function startRig(machine: AnyStateMachine, input: unknown, actors: Record<string, AnyActorLogic> = {}) {
  const chart = steer(machine, actors);
  const clock = new SimulatedClock();
  const watch = watchOver(chart);
  let actions: ActionInspection[] = [];
  const parent = createActor(householdOf(chart, input), {
    clock,
    inspect: (event) => {
      if (parentOf(event.actorRef)?.sessionId !== event.rootId) return;
      if (event.type === '@xstate.microstep') watch.see(event);
      if (event.type === '@xstate.action') actions.push(event.action as ActionInspection);
    },
  });
  parent.subscribe({ error: () => {} });
  parent.start();
  const actor = parent.getSnapshot().children['chart'] as ActorRefFrom<AnyStateMachine>;
  actor.subscribe({ error: () => {} });

  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const child = (id: string) => {
    const ref = snapshot().children[id];
    if (!ref) throw new Error(`"${id}" is not running`);
    return ref;
  };

  return {
    actor,
    snapshot,
    seen: () => ({ snapshot: snapshot(), ...watch.noted(), effects: effectsOf(actions) }),
    /** Clears the record, so that the next step is observed alone. */
    turnPage: () => {
      watch.begin(snapshot());
      actions = [];
    },
    perform: (step: Step) => {
      if (step.kind === 'event') actor.send(step.event);
      if (step.kind === 'time') clock.increment(step.ms);
      if (step.kind === 'done') endActor(child(step.actor), step.output);
      if (step.kind === 'error') failActor(child(step.actor), step.error);
    },
    stop: () => parent.stop(),
  };
}
