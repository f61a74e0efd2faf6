import { fingerprint } from '../../scripts/build/staleness.mjs';
import { houseIn } from '../../scripts/suite/passed/house.mjs';
import { inputsOf } from '../../scripts/suite/passed/inputs.mjs';
import { planFiles, type Plan } from '../live/door';
import { kept } from './keep';
import { walksOf, type Walked } from './walks';

/** Code that decides how walks are computed. */
const HOW = ['tests/support/model', 'flows/facts/walks.ts', 'flows/facts/doors.ts', 'flows/live'];

const PACKAGES = ['package-lock.json'];

function madeFrom(): ReadonlyMap<string, string> {
  const root = process.cwd();
  const how = fingerprint(root, HOW);
  const plans = inputsOf({ ...houseIn(root), shared: PACKAGES }, [...planFiles.values()]);
  const whole = fingerprint(root, ['machines', 'domain', 'tests/support']);
  return new Map([...planFiles].map(([id, file]) => [id, `${how} ${plans.get(file)?.digest ?? whole}`]));
}

let made: ReadonlyMap<string, string> | null = null;

export function walkedOf(plan: Plan): Promise<Walked> {
  made ??= madeFrom();
  const { id } = plan.machine;
  return kept(`walks/${id}`, made.get(id) ?? id, () => walksOf(plan));
}
