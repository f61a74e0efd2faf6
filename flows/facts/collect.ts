import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';

import { fingerprint } from '../../scripts/build/staleness.mjs';
import { plans } from '../live/door';
import { machines } from '../machines';
import type { Facts, MachineFacts } from './facts.types';
import { reportOf } from './reports';
import { storiesOf } from './stories';
import { walksOf } from './walks';

type Walks = Pick<MachineFacts, 'words' | 'walks'>;

const FOLDER = '.cache/flows';
const SOURCES = [
  'machines',
  'domain',
  'tests/support/model',
  'tests/support/plans',
  'flows/facts/walks.ts',
  'flows/live/link.ts',
];

/** Exploring takes seconds; nothing is explored again before something it depends on has changed. */
function walks(id: string, made: string): Walks {
  const plan = plans.get(id);
  if (!plan) return { words: [], walks: [] };
  const file = `${FOLDER}/${id}.json`;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Walks & { made: string };
    if (kept.made === made) return kept;
  } catch {
    // Never explored, or not to its end: the walks are found anew.
  }
  const found = walksOf(plan);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, JSON.stringify({ made, ...found }));
  return found;
}

async function factsOf(machine: AnyStateMachine, made: string): Promise<MachineFacts> {
  const report = reportOf(machine);
  const { words, walks: found } = walks(machine.id, made);
  return {
    hits: report && Object.fromEntries(report.transitions.map(({ target, hits }) => [target, hits])),
    figures: report && {
      walked: report.transitions.filter(({ hits }) => hits > 0).length,
      transitions: report.transitions.length,
      pairs: report.pairs.walked,
      allPairs: report.pairs.all,
      paths: report.paths,
    },
    words,
    walks: found,
    stories: await storiesOf(machine.id),
  };
}

async function collectFacts(): Promise<Facts> {
  const made = fingerprint(process.cwd(), SOURCES);
  const facts: Facts = {};
  for (const [id, machine] of machines) facts[id] = await factsOf(machine, made);
  return facts;
}

/** What the atlas knows beside the machines themselves: gathered in Node, once for a build, while this file is loaded. */
export const facts = await collectFacts();
