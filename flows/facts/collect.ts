import type { AnyStateMachine } from 'xstate';

import { plans } from '../live/door';
import { machines } from '../list/machines';
import type { Facts, MachineFacts } from './facts.types';
import { placesOf } from './placing';
import { figuresOf, reportOf } from './reports';
import { storiesOf } from './stories';
import { walkedOf } from './walked';

async function factsOf(machine: AnyStateMachine): Promise<MachineFacts> {
  const { id } = machine;
  const report = reportOf(machine);
  const plan = plans.get(id);
  const walks = plan ? await walkedOf(plan) : { words: [], walks: [], sent: [], hits: null, doors: {} };
  return {
    ...walks,
    places: await placesOf(machine),
    hits: report ? Object.fromEntries(report.transitions.map(({ target, hits }) => [target, hits])) : walks.hits,
    figures: figuresOf(id, report),
    stories: await storiesOf(id),
  };
}

async function collectFacts(): Promise<Facts> {
  const facts: Facts = {};
  for (const [id, machine] of machines) facts[id] = await factsOf(machine);
  return facts;
}

export { rules } from './rules';

/** Facts of the atlas besides the machines: collected in Node once per build, when this file is loaded. */
export const facts = await collectFacts();
