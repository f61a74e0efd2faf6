import { fingerprint } from '../../scripts/build/staleness.mjs';
import type { Plan } from '../live/door';
import { kept } from './keep';
import { walksOf, type Walked } from './walks';

const SOURCES = [
  'machines',
  'domain',
  'tests/support/model',
  'tests/support/plans',
  'flows/facts/walks.ts',
  'flows/facts/doors.ts',
];

let made: string | null = null;

/** The walks of a plan, taken anew when the charts or their plans have changed. */
export function walkedOf(plan: Plan): Promise<Walked> {
  made ??= fingerprint(process.cwd(), SOURCES);
  return kept(`walks/${plan.machine.id}`, made, () => walksOf(plan));
}
