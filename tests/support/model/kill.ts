import type { Path } from './cover';
import type { Model } from './explore';
import type { Moment } from './moment';
import { mutantsOf, type Mutant } from './mutants';
import { replay } from './replay';

export type Walk = { path: Path; moments: readonly Moment[] };
export type Killing = { all: number; survivors: string[] };

/** Compares only visible results, without transition ids. */
const isNoticed = (model: Model, walks: readonly Walk[], { machine }: Mutant): boolean =>
  walks.some(({ path, moments }) => {
    try {
      replay(model, path, moments, { machine });
      return false;
    } catch {
      return true;
    }
  });

export function kill(model: Model, walks: readonly Walk[]): Killing {
  const mutants = mutantsOf(model.plan.machine);
  return {
    all: mutants.length,
    survivors: mutants.filter((mutant) => !isNoticed(model, walks, mutant)).map(({ name }) => name),
  };
}
