// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./parts.mjs').Part} Part */

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)));
}

/** Settings that end up inside the bundle. */
const bakedSettings = () =>
  Object.keys(process.env)
    .filter((name) => name.startsWith('VITE_'))
    .toSorted()
    .map((name) => [name, process.env[name]]);

/**
 * The fingerprint of everything a part is made from. Contents, not dates: a checkout that goes back in time counts.
 * @param {string} root @param {string[]} inputs
 */
export function fingerprint(root, inputs) {
  const hash = createHash('sha256').update(JSON.stringify(bakedSettings()));
  for (const file of [...inputs, 'scripts/build'].flatMap((input) => filesUnder(join(root, input))))
    hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param {string} root @param {Part} part */
const stampFile = (root, part) => join(root, 'dist', `${part.name}.stamp`);

/** @param {string} root @param {Part} part */
export function isStale(root, part) {
  const stamp = stampFile(root, part);
  if (!existsSync(join(root, part.proof)) || !existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== fingerprint(root, part.inputs);
}

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
