import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FlowGraph } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { chartWordsIn } from '../../flows/words/lettering';

type Machine = Parameters<typeof readMachine>[0];

/** Machines of another folder are made by the same xstate, but by other copies of their own files. */
const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value && 'config' in value;

const load = async (folder: string, file: string) =>
  (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;

const filesIn = (folder: string, ending: string) =>
  readdirSync(join(folder, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => `machines/${file}`)
    .toSorted();

export async function ownWordsIn(folder: string) {
  const modules: Record<string, unknown>[] = [];
  for (const file of filesIn(folder, '.words.ts')) modules.push(await load(folder, file));
  return chartWordsIn(modules);
}

export type FoundChart = { graph: FlowGraph; file: string };

const ORDER_LIFE = ['flows/life/order-life.ts', 'tests/support/flows/order-life.ts'];

async function orderLifeIn(folder: string): Promise<[string, FoundChart][]> {
  const file = ORDER_LIFE.find((one) => existsSync(join(folder, one)));
  if (!file) return [];
  const { orderLife } = await load(folder, file).catch(() => ({ orderLife: null }));
  return isMachine(orderLife) ? [['orderLife', { graph: readMachine(orderLife), file }]] : [];
}

export async function chartsIn(folder: string): Promise<Map<string, FoundChart>> {
  const charts = new Map<string, FoundChart>();
  for (const file of filesIn(folder, '.machine.ts'))
    for (const machine of Object.values(await load(folder, file)).filter(isMachine))
      charts.set(machine.id, { graph: readMachine(machine), file });
  for (const [id, chart] of await orderLifeIn(folder)) charts.set(id, chart);
  return charts;
}
