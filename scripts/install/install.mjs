// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { takeTurns } from '../take-turns.mjs';
import { isInstalled, toRun } from './freshness.mjs';

const QUIET = ['--include=optional', '--no-audit', '--no-fund'];

/** @param {string} cwd @param {string[]} args */
function npm(cwd, ...args) {
  const own = process.env['npm_execpath'];
  const started =
    own && basename(own).startsWith('npm')
      ? spawnSync(process.execPath, [own, ...args, ...QUIET], { cwd, stdio: 'inherit' })
      : spawnSync('npm', [...args, ...QUIET], { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  return started.status === 0;
}

/** Development packages that build the product, with their versions. @param {string} root @returns {Record<string, string>} */
function buildersOf(root) {
  const { buildDependencies = [], devDependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.fromEntries(buildDependencies.map((/** @type {string} */ name) => [name, devDependencies[name]]));
}

/**
 * A clone that only runs the product is spared the tools that test it: half of the time. npm takes the versions of the
 * lock and leaves lock and manifest alone.
 * @param {string} root @param {Record<string, string>} builders
 */
const installToRun = (root, builders) =>
  npm(
    root,
    'install',
    '--no-save',
    '--save-prod',
    '--omit=dev',
    '--loglevel=error',
    ...Object.entries(builders).map(([name, version]) => `${name}@${version}`),
  );

/** @param {string} root @param {'ci' | 'install'} command */
const installAll = (root, command) =>
  npm(root, command, ...(command === 'install' ? ['--no-save'] : []), '--include=dev');

/**
 * The tree that the lock names is installed. The note of whoever installs stays behind when they are killed, so a tree
 * they left half done is never taken for a whole one.
 * @param {URL} folder @param {{ onlyToRun: boolean }} [extent] `onlyToRun`: the product runs, nothing tests it
 */
export async function installWhenStale(folder, { onlyToRun } = { onlyToRun: false }) {
  const root = fileURLToPath(folder);
  const note = join(root, '.cache', 'installing');
  const builders = buildersOf(root);
  const canRun = () => isInstalled(root, (locked) => toRun(locked, Object.keys(builders)));
  const isDone = onlyToRun ? canRun : () => isInstalled(root);
  if (!existsSync(note) && isDone()) return;
  await takeTurns(note, ({ wasAbandoned }) => {
    if (!wasAbandoned && isDone()) return;
    console.log('Installing what package-lock.json names...');
    const isFirst = !existsSync(join(root, 'node_modules'));
    if (onlyToRun && isFirst && installToRun(root, builders)) return;
    // What runs already stays in its place, since a gateway may be using it.
    if (!wasAbandoned && canRun() && installAll(root, 'install') && isInstalled(root)) return;
    // A registry without one of the optional platform packages makes `npm ci` refuse; the lock stays as it is either way.
    if (installAll(root, 'ci') || installAll(root, 'install')) return;
    throw new Error('npm could not install the packages; its own words are above. Is the registry reachable?');
  });
}
