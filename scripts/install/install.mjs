// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { takeTurns } from '../take-turns.mjs';
import { isInstalled } from './freshness.mjs';

const QUIET = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

/** @param {string} cwd @param {string[]} args */
function npm(cwd, ...args) {
  const own = process.env['npm_execpath'];
  const started =
    own && basename(own).startsWith('npm')
      ? spawnSync(process.execPath, [own, ...args, ...QUIET], { cwd, stdio: 'inherit' })
      : spawnSync('npm', [...args, ...QUIET], { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  return started.status === 0;
}

/**
 * What is installed is what the lock names. The note of whoever installs stays behind when they are killed, so a tree
 * they left half done is never taken for a whole one.
 * @param {URL} folder
 */
export async function installWhenStale(folder) {
  const root = fileURLToPath(folder);
  const note = join(root, '.cache', 'installing');
  if (!existsSync(note) && isInstalled(root)) return;
  await takeTurns(note, ({ wasAbandoned }) => {
    if (!wasAbandoned && isInstalled(root)) return;
    console.log('Installing what package-lock.json names...');
    // A registry without one of the optional platform packages makes `npm ci` refuse; the lock stays as it is either way.
    if (npm(root, 'ci') || npm(root, 'install', '--no-save')) return;
    throw new Error('npm could not install the packages; its own words are above. Is the registry reachable?');
  });
}
