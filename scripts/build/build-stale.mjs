// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

import { PACKING, PARTS } from './parts.mjs';
import { isStale } from './staleness.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/** @param {string} root @param {readonly Part[]} parts */
const buildOf = (root, parts) => [
  '--import',
  'tsx',
  join(root, 'scripts', 'build.ts'),
  '--stale',
  ...parts.map(({ name }) => name),
];

/** In a process of its own, so that a bundler's memory is not kept by the gateway. @param {string} root @param {readonly Part[]} parts */
export function buildStale(root, parts = PARTS, isOld = isStale) {
  if (!parts.some((part) => isOld(root, part))) return true;
  const { status } = spawnSync(process.execPath, buildOf(root, parts), { cwd: root, stdio: 'inherit' });
  return status === 0;
}

/** Packs the site for later starts while the gateway serves what it packed itself, and ends with it. @param {string} root */
export function packBehind(root) {
  if (!isStale(root, PACKING)) return;
  const packing = spawn(process.execPath, buildOf(root, [PACKING]), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (packing.pid !== undefined) setPriority(packing.pid, constants.priority.PRIORITY_LOW);
  packing.unref();
  process.once('exit', () => packing.kill());
}
