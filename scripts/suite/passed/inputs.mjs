// @ts-check
import { createHash } from 'node:crypto';

import { namedIn, reachedFrom, SOURCE } from '../named.mjs';
import { looksOutside, settingsIn } from './outside.mjs';

/**
 * @typedef {object} House
 * @property {readonly string[]} files by path from the root
 * @property {(path: string) => string} read
 * @property {Readonly<Record<string, string>>} aliases the `imports` of package.json
 * @property {readonly string[]} shared files that every test is run by
 * @property {Readonly<Record<string, readonly string[]>>} [looksAt] what is known of modules that look outside
 * @property {(test: string, path: string) => boolean} [answersFor] whether a file a test reaches is what it is about
 * @property {Readonly<Record<string, string | undefined>>} settings the environment
 * @property {string} machine what else may make a difference: the version of Node, the zone of its clock
 */

/** @typedef {{ files: ReadonlySet<string>, digest: string | null }} Inputs no digest: it looks outside, and always runs */

/** Types are gone before anything runs. */
const TYPES = /^(?:import|export) type [^;]*? from '[^']*';/gms;

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('base64');

/** @template T @param {(path: string) => T} find */
function once(find) {
  /** @type {Map<string, T>} */
  const known = new Map();
  return (/** @type {string} */ path) => {
    const found = known.get(path) ?? find(path);
    known.set(path, found);
    return found;
  };
}

/**
 * Everything that decides how a test file ends: what it reaches through its imports and globs (what may name a file
 * counts as naming it), the settings these ask for, the packages, the suite itself.
 * @param {House} house @param {readonly string[]} tests @returns {Map<string, Inputs>}
 */
export function inputsOf(house, tests) {
  const files = new Set(house.files);
  const textOf = once((path) => (files.has(path) ? house.read(path).replace(TYPES, '') : ''));
  const ownDigest = once((path) => (files.has(path) ? digestOf(house.read(path)) : 'nowhere'));
  const isBlind = once((path) => SOURCE.test(path) && looksOutside(textOf(path)));
  const { looksAt = {}, answersFor = () => true } = house;
  const lookedAt = once((path) =>
    (looksAt[path] ?? []).flatMap((name) =>
      name.endsWith('/') ? house.files.filter((file) => file.startsWith(name)) : [name],
    ),
  );
  const settings = once((path) => settingsIn(textOf(path)));
  const next = once((path) =>
    (SOURCE.test(path) ? namedIn(path, textOf(path), files, house.aliases) : []).flatMap((name) =>
      name.includes('*') ? house.files.filter((file) => file.startsWith(name.slice(0, name.indexOf('*')))) : [name],
    ),
  );
  const told = (/** @type {Iterable<string>} */ paths) =>
    [...paths].toSorted().map((path) => `${path} ${ownDigest(path)}`);
  const shared = [
    house.machine,
    ...told(new Set(house.shared.flatMap((path) => [...reachedFrom(path, next)]))),
    ...Object.entries(house.settings)
      .filter(([name]) => name.startsWith('VITE_'))
      .map(String)
      .toSorted(),
  ].join();

  /** @param {string} test @returns {Inputs} */
  const inputs = (test) => {
    const reached = reachedFrom(test, next);
    if ([...reached].some((path) => isBlind(path) && !looksAt[path])) return { files: reached, digest: null };
    const about = [...reached].filter((path) => answersFor(test, path));
    const asked = [...new Set(about.flatMap(settings))].toSorted();
    const seen = new Set([...about, ...[...reached].flatMap(lookedAt)]);
    const parts = [shared, ...told(seen), ...asked.map((name) => `${name}=${house.settings[name]}`)];
    return { files: reached, digest: digestOf(parts.join()) };
  };
  return new Map(tests.map((test) => [test, inputs(test)]));
}
