// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { root } from '../root.mjs';
import { gets, isDebianRoot, succeeds } from './apt.mjs';
import { PLACES, SHELL } from './launch.mjs';

/**
 * @typedef {import('./drives.mjs').Candidate} Candidate
 * @typedef {{ how: string, get: (say: (text: string) => void) => AsyncIterable<Candidate> | Iterable<Candidate> }} Rung
 */

const PACKAGE = '@sparticuz/chromium@147.0.0';

/** @returns {Promise<Candidate>} */
async function playwrights() {
  const { chromium } = await import('playwright');
  return { path: chromium.executablePath() };
}

async function* existing() {
  if (process.env['CHROMIUM_PATH']) yield { path: process.env['CHROMIUM_PATH'] };
  for (const candidate of [await playwrights(), ...PLACES.map((path) => ({ path }))])
    if (existsSync(candidate.path)) yield candidate;
}

/** @type {Rung['get']} */
async function* downloaded(say) {
  say('asking Playwright for one');
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if (succeeds(process.execPath, cli, 'install', 'chromium')) yield playwrights();
}

/** The quick one is younger than some Debians, and does not stand in for the whole one everywhere. @type {Rung['get']} */
function* packaged(say) {
  if (!isDebianRoot()) return;
  say('asking apt for chromium');
  const isThere = gets('chromium');
  if (gets('chromium-headless-shell')) yield { path: SHELL };
  if (isThere) yield { path: '/usr/bin/chromium' };
}

/** Last, and never a dependency of the house. @type {Rung['get']} */
async function* bundled(say) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = join(root, '.cache', 'chromium');
  const home = join(folder, 'node_modules', '@sparticuz', 'chromium');
  say(`asking npm for ${PACKAGE}`);
  const npm = process.env['npm_execpath'];
  const install = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', PACKAGE];
  if (!existsSync(home) && !(npm ? succeeds(process.execPath, npm, ...install) : succeeds('npm', ...install))) return;
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(home, 'build', 'esm', file)).href);
  const path = await (await load('index.js')).default.executablePath(join(home, 'bin'));
  yield { path };
  const libraries = await (await load('lambdafs.js')).inflate(join(home, 'bin', 'al2023.tar.br'));
  const folders = [join(libraries, 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  yield { path, env: { LD_LIBRARY_PATH: folders.join(':') } };
}

/** @type {Rung[]} */
export const LADDER = [
  { how: 'existing', get: existing },
  { how: 'playwright', get: downloaded },
  { how: 'apt', get: packaged },
  { how: 'npm', get: bundled },
];
