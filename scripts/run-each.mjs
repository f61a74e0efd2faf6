// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { buildStale } from './build/build-stale.mjs';
import { root } from './root.mjs';

/**
 * Runs each program of a folder by itself, against a fresh build; names given on the command line choose among them.
 * @param {string} folder
 */
export function runEach(folder) {
  const chosen = process.argv.slice(2).filter((name) => !name.startsWith('-'));
  const programs = (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [])
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => chosen.length === 0 || chosen.some((name) => file.startsWith(name)));
  if (programs.length === 0 || !buildStale(root)) {
    console.error(programs.length === 0 ? `No program to run in ${folder}.` : 'The build failed.');
    process.exitCode = 1;
    return;
  }
  const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  for (const program of programs) {
    console.log(`\n${program.replace('.ts', '')}`);
    const { status } = spawnSync(process.execPath, [tsx, join(folder, program)], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}
