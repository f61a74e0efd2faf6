import { getShortestPaths } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, AnyStateNode, SnapshotFrom } from 'xstate';

import { choicesAt } from './choices';
import type { Plan } from './plan';
import { show } from './show';
import type { Step } from './step';
import { nodesOf } from './transitions';

const MOST_STEPS = 100_000;

/** XState raises these itself; a graph walk needs them as explicit events. */
function eventsOf(step: Step): AnyEventObject[] {
  if (step.kind === 'start' || step.kind === 'time') return [];
  if (step.kind === 'event') return [step.event];
  const type = `xstate.${step.kind}.actor.${step.actor}`;
  return [step.kind === 'done' ? { type, output: step.output } : { type, error: step.error }];
}

const timersOf = (node: AnyStateNode): AnyEventObject[] =>
  node.after.map(({ eventType }) => ({ type: String(eventType) }));

const isReport = (action: unknown) => typeof action === 'function' && 'to' in action && action.to === '#_parent';

/** A walk has no parent, so reports to it are dropped. */
function withoutReports(machine: AnyStateMachine): AnyStateMachine {
  const reports = Object.entries(machine.implementations.actions).filter(([, action]) => isReport(action));
  return machine.provide({ actions: Object.fromEntries(reports.map(([name]) => [name, () => {}])) });
}

/** Snapshots on the shortest paths of `@xstate/test`: the states stories may show. */
export function everySnapshot<TMachine extends AnyStateMachine>(plan: Plan<TMachine>): SnapshotFrom<TMachine>[] {
  const { inputs, distinguish } = plan as Plan;
  const machine = withoutReports(plan.machine);
  const timers = nodesOf(machine.root).flatMap(timersOf);
  const keyOf = ({ status, value, context }: AnyMachineSnapshot) => show([status, value, distinguish(context)]);
  const found = Object.values(inputs).flatMap((input) =>
    getShortestPaths(machine, {
      input,
      events: (snapshot: AnyMachineSnapshot) =>
        [...choicesAt(plan as Plan, { snapshot, agenda: [], over: [] }).flatMap(eventsOf), ...timers].filter((event) =>
          snapshot.can(event),
        ),
      serializeState: keyOf,
      limit: MOST_STEPS,
    }).map(({ state }): AnyMachineSnapshot => state),
  );
  return [...new Map(found.map((snapshot) => [keyOf(snapshot), snapshot])).values()] as SnapshotFrom<TMachine>[];
}
