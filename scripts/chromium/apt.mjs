// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} command @param {string[]} args */
export const succeeds = (command, ...args) =>
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Ubuntu's package only points at a snap, which cannot be driven. */
export const isDebianRoot = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];

const installs = (/** @type {string[]} */ packages) => succeeds('apt-get', ...INSTALL, ...packages);

/** Installs packages of Debian, with a fresh list where the one at hand does not know them. @param {string[]} packages */
export const gets = (...packages) =>
  isDebianRoot() && (installs(packages) || (succeeds('apt-get', 'update') && installs(packages)));
