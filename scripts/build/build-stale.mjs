// @ts-check
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { PARTS } from './parts.mjs';
import { isStale } from './staleness.mjs';

/** In a process of its own, so that a bundler's memory is not kept by the gateway. @param {string} root */
export function buildStale(root) {
  if (!PARTS.some((part) => isStale(root, part))) return true;
  const build = ['--import', 'tsx', join(root, 'scripts', 'build.ts'), '--stale'];
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' });
  return status === 0;
}
