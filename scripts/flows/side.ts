import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StepRecord } from '../../flows/facts/steps';

export type Steps = Record<string, Record<string, StepRecord>>;

const STEPS = 'flows/facts/steps.ts';

const runIn = (tree: string, args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, args, { cwd: tree, env: { ...process.env, ...env }, encoding: 'utf8' }).status === 0;

export function stepsIn(root: string, tree: string, charts: readonly string[]): Steps {
  if (!existsSync(join(tree, STEPS))) {
    mkdirSync(join(tree, 'flows', 'facts'), { recursive: true });
    copyFileSync(join(root, STEPS), join(tree, STEPS));
  }
  const file = join(tree, '.cache', 'flows', 'steps.json');
  rmSync(file, { force: true });
  runIn(tree, [join(root, 'scripts/flows/steps-in.mjs')], { CHARTS: charts.join(' '), STEPS: file });
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Steps) : {};
}

const WALKS = 'flows/facts/walks.ts';

function leaveOutWalks(tree: string): void {
  const code = readFileSync(join(tree, WALKS), 'utf8');
  const names = [...code.matchAll(/export (?:const|function) (\w+)/g)].map(([, name = '']) => name);
  const none = '({ words: [], walks: [], sent: [], hits: {}, doors: {} })';
  const types = 'export type Walked = never;';
  writeFileSync(join(tree, WALKS), [types, ...names.map((name) => `export const ${name} = () => ${none};`)].join('\n'));
  rmSync(join(tree, '.cache', 'flows', 'walks'), { recursive: true, force: true });
}

export function atlasOf(root: string, tree: string, to: string): boolean {
  const built = join(tree, 'dist', 'flows', 'index.html');
  const kept = tree !== root && existsSync(built);
  if (tree !== root && !kept) leaveOutWalks(tree);
  if (!kept && !runIn(tree, [join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/flows.ts'])) return false;
  mkdirSync(to, { recursive: true });
  copyFileSync(built, join(to, 'index.html'));
  return true;
}
