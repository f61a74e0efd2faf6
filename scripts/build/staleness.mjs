// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isForHouse } from './house-contact.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Settings that end up inside the bundle: those of the build, and lines of the demo or of the house. */
const bakedSettings = () => [
  ...Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .toSorted()
    .map((name) => [name, process.env[name]]),
  ...(isForHouse(process.env) ? ['house'] : []),
];

const digestOfSettings = () => createHash('sha256').update(JSON.stringify(bakedSettings())).digest('hex');

/** @param {string} root @param {string[]} inputs */
function digestOfFiles(root, inputs) {
  const hash = createHash('sha256');
  for (const file of [...inputs, 'scripts/build'].flatMap((input) => filesUnder(join(root, input))))
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * The fingerprint of everything a part is made from. Contents, not dates: a checkout that goes back in time counts.
 * @param {string} root @param {string[]} inputs
 */
export const fingerprint = (root, inputs) => `${digestOfFiles(root, inputs)} ${digestOfSettings()}`;

/** @param {string} root @param {Part} part */
const stampFile = (root, part) => join(root, 'dist', `${part.name}.stamp`);

/** Stamp of the last whole build; empty without one. @param {string} root @param {Part} part */
function lastStamp(root, part) {
  const stamp = stampFile(root, part);
  return existsSync(join(root, part.proof)) && existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

/** @param {string} root @param {Part} part */
export const isStale = (root, part) => lastStamp(root, part) !== fingerprint(root, part.inputs);

/** Commands beside a running gateway leave its settings to it. @param {string} root @param {Part} part */
export const isOutdated = (root, part) => lastStamp(root, part).split(' ')[0] !== digestOfFiles(root, part.inputs);

/**
 * Between the two lines a part has no stamp, so a build that is killed is done again; a file that changes meanwhile
 * makes the new stamp stale, not wrong.
 * @param {string} root @param {Part} part @param {() => Promise<void>} build
 */
export async function stamped(root, part, build) {
  const stamp = stampFile(root, part);
  rmSync(stamp, { force: true });
  const made = fingerprint(root, part.inputs);
  await build();
  writeFileSync(stamp, made);
}
