import type { AnyStateMachine } from 'xstate';

import { fingerprint } from '../../scripts/build/staleness.mjs';
import { plans } from '../live/door';
import { machines } from '../list/machines';
import type { Facts, MachineFacts } from './facts.types';
import { kept } from './keep';
import { originOf, placeAnew, readRecord, type HouseRecord } from './placing';
import { reportOf } from './reports';
import { storiesOf } from './stories';
import { walksOf } from './walks';

const WALKED = ['machines', 'domain', 'tests/support/model', 'tests/support/plans', 'flows/facts/walks.ts'];

/** The places that were reviewed; a chart that has changed since is placed for this build. */
async function placesOf(machine: AnyStateMachine): Promise<HouseRecord['places']> {
  const madeFrom = originOf(machine);
  const reviewed = readRecord(machine.id);
  if (reviewed?.madeFrom === madeFrom) return reviewed.places;
  return (await kept(`placed/${machine.id}`, madeFrom, () => placeAnew(machine))).places;
}

async function factsOf(machine: AnyStateMachine, made: string): Promise<MachineFacts> {
  const { id } = machine;
  const report = reportOf(machine);
  const plan = plans.get(id);
  const walks = plan ? await kept(`walks/${id}`, made, () => walksOf(plan)) : { words: [], walks: [] };
  return {
    ...walks,
    places: await placesOf(machine),
    hits: report && Object.fromEntries(report.transitions.map(({ target, hits }) => [target, hits])),
    figures: report && {
      walked: report.transitions.filter(({ hits }) => hits > 0).length,
      transitions: report.transitions.length,
    },
    stories: await storiesOf(id),
  };
}

async function collectFacts(): Promise<Facts> {
  const made = fingerprint(process.cwd(), WALKED);
  const facts: Facts = {};
  for (const [id, machine] of machines) facts[id] = await factsOf(machine, made);
  return facts;
}

/** What the atlas knows beside the machines themselves: gathered in Node, once for a build, while this file is loaded. */
export const facts = await collectFacts();
