import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ELK from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';

import { readMachine } from '../../../flows/graph/read-machine';
import { layOut } from '../../../flows/layout/lay-out';
import { recordOf } from '../../../flows/record/record';
import type { FlowRecord } from '../../../flows/record/record.types';
import { letterings } from '../../../flows/words/chinese';
import { LANGUAGES, type Language } from '../../../flows/words/lettering';

export const FOLDER = 'docs/flows';
export const isUpdating = process.env['UPDATE_TABLES'] === '1';

export const readPaper = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export function writePaper(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export const recordFile = (id: string) => `${FOLDER}/placed/${id}.json`;
export const readRecord = (id: string) =>
  JSON.parse(readPaper(recordFile(id)) || 'null') as FlowRecord<Language> | null;

const sources = ['flows/graph', 'flows/layout'].flatMap((folder) =>
  readdirSync(folder)
    .toSorted()
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8')),
);

/** Everything a layout is made from: the chart, the letters on it, and the layout itself. */
export function originOf(machine: AnyStateMachine): string {
  const graph = readMachine(machine);
  const edges = [...graph.edges, ...[...graph.nodes.values()].flatMap(({ inner }) => inner)];
  const letters = LANGUAGES.map((language) => {
    const { state, event, actor, action, guard } = letterings[language];
    return [
      edges.map((edge) => [event(edge), edge.guard && guard(edge.guard), edge.actions.map(action)]),
      [...graph.nodes.values()].map((node) => [
        state(node),
        node.invokes.map(({ src }) => actor(src)),
        [...node.entry, ...node.exit].map(action),
      ]),
    ];
  });
  const chart = { ...graph, nodes: [...graph.nodes.values()] };
  return createHash('sha256')
    .update(JSON.stringify([chart, letters, sources]))
    .digest('hex')
    .slice(0, 16);
}

const elk = new ELK();

export async function placeAnew(machine: AnyStateMachine): Promise<FlowRecord<Language>> {
  const graph = readMachine(machine);
  const places = [];
  for (const language of LANGUAGES)
    places.push([language, recordOf(await layOut(elk, graph, { lettering: letterings[language] }))] as const);
  return { madeFrom: originOf(machine), places: Object.fromEntries(places) as FlowRecord<Language>['places'] };
}
