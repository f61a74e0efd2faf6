import type { AnyStateMachine } from 'xstate';

import { plans, planFiles, type Plan } from '../live/door';
import { orderLife } from '../life/order-life';
import { machines } from '../list/machines';
import type { Facts, MachineFacts } from './facts.types';
import { cachedLayout } from './placing';
import { walkFigures, readReport } from './reports';
import { readStories } from './stories';
import { chartTexts, remarksOf } from './texts';
import { fingerprint } from '../../scripts/build/staleness.mjs';
import { houseIn } from '../../scripts/suite/passed/house.mjs';
import { inputsOf } from '../../scripts/suite/passed/inputs.mjs';
import { cachedFacts } from './keep';
import { recordWalks, type Walked } from './walks';

/** Code that decides how walks are computed. */
const HOW = ['tests/support/model', 'flows/facts/walks.ts', 'flows/facts/doors.ts', 'flows/live'];

const PACKAGES = ['package-lock.json'];

function walkFingerprints(): ReadonlyMap<string, string> {
  const root = process.cwd();
  const how = fingerprint(root, HOW);
  const plans = inputsOf({ ...houseIn(root), shared: PACKAGES }, [...planFiles.values()]);
  const whole = fingerprint(root, ['machines', 'domain', 'tests/support']);
  return new Map([...planFiles].map(([id, file]) => [id, `${how} ${plans.get(file)?.digest ?? whole}`]));
}

let made: ReadonlyMap<string, string> | null = null;

function cachedWalks(plan: Plan): Promise<Walked> {
  made ??= walkFingerprints();
  const { id } = plan.machine;
  return cachedFacts(`walks/${id}`, made.get(id) ?? id, () => recordWalks(plan));
}

async function gatherFacts(machine: AnyStateMachine): Promise<MachineFacts> {
  const { id } = machine;
  const report = readReport(machine);
  const plan = plans.get(id);
  const walks = plan ? await cachedWalks(plan) : { words: [], walks: [], sent: [], hits: null, doors: {} };
  return {
    ...walks,
    places: await cachedLayout(machine),
    hits: report ? Object.fromEntries(report.transitions.map(({ target, hits }) => [target, hits])) : walks.hits,
    figures: walkFigures(id, report),
    stories: await readStories(id),
    texts: chartTexts(id),
    remarks: remarksOf(id),
  };
}

async function collectFacts(): Promise<Facts> {
  const facts: Facts = {};
  for (const machine of [...machines.values(), orderLife]) facts[machine.id] = await gatherFacts(machine);
  return facts;
}

export { rules } from './rules';

/** Facts of the atlas besides the machines: collected in Node once per build, when this file is loaded. */
export const facts = await collectFacts();
