import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

import type { ActorPath, Deed } from './deed';
import { activeNodes, choicesAt, nextPlace, plans, stepLabel, type Step } from './door';
import type { LiveSystem, LivingChart } from './system';

export type Choice = { deed: Deed; label: string; kind: Step['kind']; takes: readonly string[] };

export type ChartChoices = { path: ActorPath; machineId: string; choices: Choice[] };

export const stepDeed = (at: ActorPath, step: Step): Deed | null => {
  if (step.kind === 'event') return { kind: 'event', at, type: step.event.type, sample: step.name };
  if (step.kind === 'done' || step.kind === 'error')
    return { kind: step.kind, at, actor: step.actor, sample: step.name };
  return null;
};

const inactiveChildren = ({ children }: AnyMachineSnapshot): string[] =>
  Object.entries(children).flatMap(([id, child]) =>
    (child as AnyActorRef | undefined)?.getSnapshot().status === 'active' ? [] : [id],
  );

function bareChoices(path: ActorPath, machine: LivingChart['machine'], snapshot: AnyMachineSnapshot): Choice[] {
  const types = [...new Set(activeNodes(snapshot).flatMap((node) => [...node.transitions.keys()]))];
  return types.map((type) => {
    const step: Step = { kind: 'event', name: '', event: { type } };
    const { taken } = nextPlace(machine, { snapshot, agenda: [], over: [] }, step);
    return {
      deed: { kind: 'event', at: path, type, sample: null, payload: {} },
      label: stepLabel(step),
      kind: step.kind,
      takes: taken,
    };
  });
}

/** Possible steps of each running chart by its plan; time passes for all charts on its own. */
export function possibleChoices({ charts }: LiveSystem): ChartChoices[] {
  return charts().map(({ path, machine, snapshot }) => {
    const plan = plans.get(machine.id);
    if (!plan) return { path, machineId: machine.id, choices: bareChoices(path, machine, snapshot) };
    const place = { snapshot, agenda: [], over: inactiveChildren(snapshot) };
    const choices = choicesAt(plan, place).flatMap((step): Choice[] => {
      const deed = stepDeed(path, step);
      if (!deed) return [];
      const { taken } = nextPlace(machine, place, step);
      return [{ deed, label: stepLabel(step), kind: step.kind, takes: taken }];
    });
    return { path, machineId: machine.id, choices };
  });
}
