import { array, assert, nat, property } from 'fast-check';

import { choicesAt, startsOf } from './choices';
import { situationOf, type Model } from './explore';
import { WalkFailure } from './failure';
import type { Invariants } from './invariants';
import { nextMoment, type Moment } from './moment';
import { replay } from './replay';
import type { Step } from './step';

const LONGEST = 60;

/** Fixed seed, so that a change is judged alone; `RANDOM_SEED=1` uses another. */
const SEED = Number(process.env['RANDOM_SEED'] ?? 20_200_714);

/** Random walk; every situation must be an explored one. */
function wander({ plan, situations }: Model, chances: readonly number[]) {
  const path: { step: Step }[] = [];
  const moments: Moment[] = [];
  for (const chance of chances) {
    const last = moments.at(-1);
    const choices = last ? choicesAt(plan, last) : startsOf(plan);
    const step = choices[chance % choices.length];
    if (step === undefined) break;
    const moment = nextMoment(plan.machine, last ?? null, step);
    path.push({ step });
    moments.push(moment);
    if (!situations.has(situationOf(plan, moment))) {
      throw new WalkFailure(plan.machine.id, path, path.length - 1, ['a situation the exploration never met']);
    }
  }
  return { path, moments };
}

/** Random walks on a running actor; reports the shortest failure with its seed. */
export const walkRandomly = (model: Model, invariants: Invariants, { runs }: { runs: number }): void =>
  assert(
    property(array(nat(999), { minLength: 2, maxLength: LONGEST, size: 'max' }), (chances) => {
      const { path, moments } = wander(model, chances);
      replay(model, path, moments, { invariants });
    }),
    { numRuns: runs, seed: SEED, includeErrorInReport: true },
  );
