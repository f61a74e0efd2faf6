// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { root } from '../root.mjs';
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
  return oneStep(isOk);
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

/** @template T @param {string} file @param {T} nothing @returns {T} */
function readKept(file, nothing) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return nothing;
  }
}

/** @param {string} file @returns {Record<string, import('./tally.mjs').Tally>} */
const readCounts = (file) => readKept(file, {});

/** @type {readonly (readonly [project: string, file: string])[]} */
const NO_FILES = [];

/** @typedef {{ reporters: readonly string[], env: NodeJS.ProcessEnv }} More who else hears of the run */

/** So few may have met a worker that had loaded something half; more are red for a reason of their own. */
const MOST_AGAIN = 2;

/**
 * Every test of some projects. A file or two that are red are asked once more in a process of their own, and named: on
 * a first run, with nothing translated yet, a worker that many files share has been seen to load a module half.
 * @param {string[]} projects
 */
export async function runTests(...projects) {
  const kept = join(root, '.cache', 'suite', `${projects.join('-')}.red.json`);
  rmSync(kept, { force: true });
  const tally = await runFiles(projects, [], { reporters: [], env: { SUITE_RED: kept } });
  const red = readKept(kept, NO_FILES);
  if (tally.failed === 0 || red.length === 0 || red.length > MOST_AGAIN) return tally;
  const [again, files] = [[...new Set(red.map(([project]) => project))], red.map(([, file]) => file)];
  console.log(`AGAIN  ${files.join(', ')}`);
  const { failed } = await runFiles(again, files, { reporters: [], env: {} });
  return failed > 0 ? tally : { ...tally, passed: tally.passed + tally.failed, failed: 0 };
}

/** @param {readonly string[]} projects @param {readonly string[]} files none for all of them @param {More} more */
export async function runFiles(projects, files, { reporters, env }) {
  const begun = Date.now();
  const counts = join(root, '.cache', 'suite', `${projects.join('-')}.json`);
  mkdirSync(join(root, '.cache', 'suite'), { recursive: true });
  rmSync(counts, { force: true });
  const args = [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    ...files,
    ...projects.flatMap((project) => ['--project', project]),
    ...['default', join(root, 'scripts', 'suite', 'counting-reporter.mjs'), ...reporters].map(
      (reporter) => `--reporter=${reporter}`,
    ),
  ];
  const { isOk } = await runNode(args, { ...env, SUITE_COUNTS: counts }, 'inherit');
  const tally = judged(readCounts(counts), [...projects], isOk, MAY_REST);
  report(`tests: ${projects.join(', ')}`, tally.failed === 0, begun);
  return tally;
}
