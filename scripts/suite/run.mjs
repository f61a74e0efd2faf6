// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { root } from '../root.mjs';
import { asksOf, PARTS } from './parts.mjs';
import { judged, oneStep } from './tally.mjs';

/** @typedef {{ name: string, tool: string, args: string[], next?: Step }} Step a tool, how it is called, and what waits for it */

/** Needs a PostgreSQL, which not every machine has or can get. */
const MAY_REST = ['server-postgres'];

/** @param {string[]} args @param {NodeJS.ProcessEnv} env @param {'inherit' | 'pipe'} output */
async function runNode(args, env, output) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  });
  /** @type {string[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => said.push(text));
  const [code] = await once(child, 'close');
  return { isOk: code === 0, said: said.join('') };
}

/** @param {string} title @param {boolean} isOk @param {number} begun */
const report = (title, isOk, begun) =>
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${title} (${((Date.now() - begun) / 1000).toFixed(1)} s)`);

/** Silent when all is well: its words are only wanted when it fails. @param {Step} step */
async function runStep({ name, tool, args }) {
  const begun = Date.now();
  const { isOk, said } = await runNode([join(root, tool), ...args], {}, 'pipe');
  report(name, isOk, begun);
  if (!isOk) process.stdout.write(said);
  return oneStep(`${name}\n${said.slice(-2000)}`, isOk);
}

/** One for each core, and two where there is but one. @param {Step[]} steps */
export async function runSteps(steps) {
  const waiting = [...steps];
  /** @type {import('./tally.mjs').Tally[]} */
  const tallies = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = step.next ?? waiting.shift()) tallies.push(await runStep(step));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return tallies;
}

/** @param {string} file @returns {Record<string, import('./tally.mjs').Tally>} */
function readCounts(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @typedef {{ reporters: readonly string[], env: NodeJS.ProcessEnv }} More who else hears of the run */

/** What a stage asks of its projects. @param {import('./stages.mjs').Stage} stage @param {readonly import('./parts.mjs').Marked[]} marked */
export function runStage({ projects, part }, marked) {
  const files = part === 'all' ? [] : marked.filter((file) => asksOf(file, part)).map(({ path }) => path);
  return runFiles(projects, files, { part, reporters: [], env: {} });
}

/**
 * @param {readonly string[]} projects @param {readonly string[]} files none for all of them
 * @param {More & { part: import('./parts.mjs').PartName }} more
 */
export async function runFiles(projects, files, { part, reporters, env }) {
  const begun = Date.now();
  const counts = join(root, '.cache', 'suite', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache', 'suite'), { recursive: true });
  rmSync(counts, { force: true });
  const { filter } = PARTS[part];
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...(filter === null ? [] : [`--tags-filter=${filter}`]),
    ...['default', join(root, 'scripts', 'suite', 'counting-reporter.mjs'), ...reporters].map(
      (reporter) => `--reporter=${reporter}`,
    ),
  ];
  const { isOk } = await runNode(args, { ...env, SUITE_PART: part, SUITE_COUNTS: counts }, 'inherit');
  const tally = judged(readCounts(counts), [...projects], isOk, MAY_REST);
  report(`tests: ${projects.join(', ')}${part === 'all' ? '' : ` (${part})`}`, tally.failed === 0, begun);
  return tally;
}
