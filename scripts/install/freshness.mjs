// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, peer?: boolean, devOptional?: boolean, link?: boolean,
 *   os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {Record<string, LockedPackage>} LockedPackages
 * @typedef {{ platform: string, arch: string }} Machine
 */

/** @param {string[] | undefined} names @param {string} mine */
const admits = (names, mine) =>
  !names || names.includes(mine) || (names.every((name) => name.startsWith('!')) && !names.includes(`!${mine}`));

/**
 * Whether the tree npm wrote down is the tree the lock names. A tree copied from another kind of machine is not: its
 * native packages are the wrong ones.
 * @param {LockedPackages} wanted @param {LockedPackages} installed @param {Machine} machine
 */
export const isSameTree = (wanted, installed, { platform, arch }) =>
  Object.entries(wanted).every(
    ([path, { version, optional, peer, devOptional }]) =>
      path === '' || optional || peer || devOptional || (installed[path] && installed[path].version === version),
  ) &&
  Object.entries(installed).every(
    ([path, { version, os, cpu }]) =>
      (wanted[path] === undefined || wanted[path].version === version) && admits(os, platform) && admits(cpu, arch),
  );

/**
 * Packages that running the product takes: those of production, and the ones named here that build it. Of what only
 * these need, npm's own account of the tree is believed.
 * @param {LockedPackages} locked @param {readonly string[]} builders @returns {LockedPackages}
 */
export const toRun = (locked, builders) => {
  const isBuilder = (/** @type {string} */ path) => builders.some((name) => path === `node_modules/${name}`);
  return Object.fromEntries(
    Object.entries(locked).map(([path, entry]) => [
      path,
      entry.dev && !isBuilder(path) ? { ...entry, optional: true } : entry,
    ]),
  );
};

/** @param {string} file @returns {LockedPackages} */
const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * npm writes its own account of the tree last, so an interrupted install has none; what was deleted by hand since is
 * found missing on the disk.
 * @param {string} root @param {(locked: LockedPackages) => LockedPackages} [wanted]
 */
export function isInstalled(root, wanted = (locked) => locked) {
  try {
    const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
    return (
      isSameTree(wanted(packagesIn(join(root, 'package-lock.json'))), installed, process) &&
      Object.keys(installed).every((path) => existsSync(join(root, path, 'package.json')))
    );
  } catch {
    return false;
  }
}
