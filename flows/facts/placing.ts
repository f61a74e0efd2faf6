import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';

import { readMachine } from '../graph/read-machine';
import { layOut } from '../layout/lay-out';
import { placeRecord } from '../record/record';
import type { PlaceRecord } from '../record/record.types';
import { letteringsOf } from '../words/chinese';
import { LANGUAGES, type Language } from '../words/lettering';
import { cachedFacts } from './keep';

export type Places = Record<Language, PlaceRecord>;

const sources = ['flows/graph', 'flows/layout'].flatMap((folder) =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

function layoutInputs(machine: AnyStateMachine): string {
  const graph = readMachine(machine);
  const nodes = [...graph.nodes.values()];
  const edges = [...graph.edges, ...nodes.flatMap(({ inner }) => inner)];
  const letters = LANGUAGES.map((language) => {
    const { state, event, actor, action, guard } = letteringsOf(machine.id)[language];
    return [
      edges.map((edge) => [event(edge), edge.guard && guard(edge.guard), edge.actions.map(action)]),
      nodes.map((node) => [
        state(node),
        node.invokes.map(({ src }) => actor(src)),
        [...node.entry, ...node.exit].map(action),
      ]),
    ];
  });
  return createHash('sha256')
    .update(
      JSON.stringify([{ ...graph, nodes }, letters, sources], (key, part: unknown) =>
        key === 'requirements' ? 0 : part,
      ),
    )
    .digest('hex')
    .slice(0, 16);
}

const elk = new ELK();

export async function placeAnew(machine: AnyStateMachine): Promise<Places> {
  const graph = readMachine(machine);
  const places = [];
  for (const language of LANGUAGES)
    places.push([
      language,
      placeRecord(await layOut(elk, graph, { lettering: letteringsOf(machine.id)[language] })),
    ] as const);
  return Object.fromEntries(places) as Places;
}

export const cachedLayout = (machine: AnyStateMachine): Promise<Places> =>
  cachedFacts(`placed/${machine.id}`, layoutInputs(machine), () => placeAnew(machine));
