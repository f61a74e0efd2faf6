import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { FlowGraph } from '../../flows/graph/graph.types';
import { readMachine } from '../../flows/graph/read-machine';
import { chartWordsIn } from '../../flows/words/chinese';

type Machine = Parameters<typeof readMachine>[0];

/** Machines of another folder are made by the same xstate, but by other copies of their own files. */
const isMachine = (value: unknown): value is Machine =>
  typeof value === 'object' && value !== null && 'root' in value && 'transition' in value && 'config' in value;

async function modulesIn(folder: string, ending: string): Promise<Record<string, unknown>[]> {
  const files = readdirSync(join(folder, 'machines'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .toSorted();
  const modules: Record<string, unknown>[] = [];
  for (const file of files)
    modules.push((await import(pathToFileURL(join(folder, 'machines', file)).href)) as Record<string, unknown>);
  return modules;
}

/** What the charts of a folder call their parts. */
export const ownWordsIn = async (folder: string) => chartWordsIn(await modulesIn(folder, '.words.ts'));

/** Every chart of a folder of machines, by its id. */
export async function graphsIn(folder: string): Promise<Map<string, FlowGraph>> {
  const graphs = new Map<string, FlowGraph>();
  for (const module of await modulesIn(folder, '.machine.ts'))
    for (const machine of Object.values(module).filter(isMachine)) graphs.set(machine.id, readMachine(machine));
  return graphs;
}

const FOLDERS = ['machines', 'domain'];

/** The machines as they were at a commit, laid out beside the house so that they find its packages. */
export function checkOut(root: string, ref: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const folder = join(root, '.cache', 'flows', `at-${commit.slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const next = `${folder}.next`;
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const kept = FOLDERS.filter((name) => git('ls-tree', '--name-only', commit, name) !== '');
  execFileSync('git', ['archive', '--format=tar', '--output', join(next, 'tree.tar'), commit, ...kept], { cwd: root });
  execFileSync('tar', ['-xf', 'tree.tar'], { cwd: next });
  rmSync(join(next, 'tree.tar'));
  renameSync(next, folder);
  return folder;
}
