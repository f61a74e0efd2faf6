import { array, assert, nat, property } from 'fast-check';

import { choicesAt, startsOf } from './choices';
import { situationOf, type Model } from './explore';
import { WalkFailure } from './failure';
import type { Invariants } from './invariants';
import { nextMoment, type Moment } from './moment';
import { replay } from './replay';
import type { Step } from './step';

const LONGEST = 60;

/** The same dice for everybody, so that a change is judged by itself; `RANDOM_SEED=1` throws others. */
const SEED = Number(process.env['RANDOM_SEED'] ?? 20_200_714);

/** A walk by dice; every situation it meets must be one the exploration knows. */
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

/** Random walks on a running actor; the shortest failing one is reported with its seed. `more` throws other dice. */
export const walkRandomly = (
  model: Model,
  invariants: Invariants,
  { runs, more = 0 }: { runs: number; more?: number },
): void =>
  assert(
    property(array(nat(999), { minLength: 2, maxLength: LONGEST, size: 'max' }), (chances) => {
      const { path, moments } = wander(model, chances);
      replay(model, path, moments, { invariants });
    }),
    { numRuns: runs, seed: SEED + more, includeErrorInReport: true },
  );
