import type { Path } from './cover';
import type { Model } from './explore';
import type { Moment } from './moment';
import { mutantsOf, type Mutant } from './mutants';
import { replay } from './replay';

export type Walk = { path: Path; moments: readonly Moment[] };
export type Killing = { all: number; survivors: string[] };

/** Only what a user of the chart could see counts: ids of transitions are not compared. */
const isNoticed = (model: Model, walks: readonly Walk[], { machine }: Mutant): boolean =>
  walks.some(({ path, moments }) => {
    try {
      replay(model, path, moments, { machine });
      return false;
    } catch {
      return true;
    }
  });

/** Runs the walks over damaged charts and says which damage nobody noticed. */
export function kill(model: Model, walks: readonly Walk[]): Killing {
  const mutants = mutantsOf(model.plan.machine);
  return {
    all: mutants.length,
    survivors: mutants.filter((mutant) => !isNoticed(model, walks, mutant)).map(({ name }) => name),
  };
}
