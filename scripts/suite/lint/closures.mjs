// @ts-check
import { createHash } from 'node:crypto';

import { namedIn, reachedFrom } from '../named.mjs';

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('base64');

/**
 * What each file is, and what it reaches through its imports, as one digest. Types come to a file through what it
 * imports and from nowhere else (a glob and a computed import carry none), so what was found clean under this digest is
 * clean now. Of what it reaches only the types matter: a file whose compiler knows them counts by these.
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @param {string} shared what every file is judged by: settings, packages, ambient types
 * @param {Readonly<Record<string, string>>} [aliases] the `imports` of package.json
 * @param {ReadonlyMap<string, string>} [signatures] the types of a file as one word, by its path
 * @returns {Map<string, string>}
 */
export function closuresOf(sources, shared, aliases = {}, signatures = new Map()) {
  const own = new Map([...sources].map(([path, text]) => [path, signatures.get(path) ?? digestOf(text)]));
  const next = new Map([...sources].map(([path, text]) => [path, namedIn(path, text, sources, aliases)]));
  return new Map(
    [...sources.keys()].map((path) => {
      const parts = [...reachedFrom(path, (one) => next.get(one) ?? [])]
        .toSorted()
        .map((one) => `${one} ${own.get(one) ?? 'nowhere'}`);
      return [path, digestOf([shared, sources.get(path) ?? '', ...parts].join())];
    }),
  );
}
