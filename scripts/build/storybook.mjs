// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../root.mjs';
import { STORYBOOK } from './parts.mjs';
import { isStale, stamped } from './staleness.mjs';

/** The one that designers are given. */
export const STORYBOOK_FOLDER = join(root, 'storybook-static');

/**
 * The Storybook of a folder that lies in the house or is it; its packages are those of the house.
 * @param {string} folder @param {string} into
 */
export function buildStorybook(folder, into) {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  const args = [storybook, 'build', '--output-dir', into, '--quiet'];
  // The test runner's NODE_ENV would build another Storybook, with React's slower development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The Storybook was not built\n${stdout}\n${stderr}`);
}

/** Only where something it is made of has changed since. */
export async function buildStaleStorybook() {
  if (!isStale(root, STORYBOOK)) return;
  mkdirSync(join(root, 'dist'), { recursive: true });
  await stamped(root, STORYBOOK, async () => buildStorybook(root, STORYBOOK_FOLDER));
}
