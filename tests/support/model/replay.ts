import type { AnyStateMachine } from 'xstate';

import type { Path } from './cover';
import { situationOf, type Model } from './explore';
import { differences, type Seen } from './facets';
import { told, WalkFailure } from './failure';
import { broken, type Invariants } from './invariants';
import { nextMoment, type Moment } from './moment';
import { startRig, type Rig } from './rig';
import type { Step } from './step';

/** Predicted moments of a path for its own payloads. */
export function predict({ plan }: Pick<Model, 'plan'>, path: Path, keyOf = (situation: string) => situation): Moment[] {
  const moments: Moment[] = [];
  for (const [at, { step, to }] of path.entries()) {
    const moment = nextMoment(plan.machine, moments.at(-1) ?? null, step);
    if (keyOf(situationOf(plan, moment)) !== to) {
      const hint = 'two ways lead to one situation and go on differently: let `distinguish` tell them apart';
      throw new WalkFailure(plan.machine.id, path, at, [hint, `expected ${to}`, `seen ${situationOf(plan, moment)}`]);
    }
    moments.push(moment);
  }
  return moments;
}

export type Steps = readonly { step: Step }[];

export type Watcher = {
  /** Machine to run, if not the explored one. */
  machine?: AnyStateMachine;
  invariants?: Invariants;
  afterStep?: (seen: Seen) => void;
};

/** Walks a path on a running actor and compares every step with the prediction. */
export function replay(model: Model, path: Steps, moments: readonly Moment[], watcher: Watcher = {}): void {
  const { machine = model.plan.machine, invariants = {}, afterStep } = watcher;
  let rig: Rig | null = null;
  let before: Seen | null = null;
  try {
    for (const [at, { step }] of path.entries()) {
      if (step.kind === 'start') rig = startRig(machine, step.input);
      else {
        rig?.turnPage();
        rig?.perform(step);
      }
      const expected = moments[at];
      if (!rig || !expected) throw new Error('A path begins with a start and is as long as its prediction');
      const seen = rig.seen();
      const faults = [
        ...differences(expected, seen, machine === model.plan.machine).map(told),
        ...broken(invariants, seen.snapshot, before?.snapshot ?? null, { step, effects: seen.effects }),
      ];
      if (faults.length > 0) throw new WalkFailure(model.plan.machine.id, path, at, faults);
      afterStep?.(seen);
      before = seen;
    }
  } finally {
    rig?.stop();
  }
}
