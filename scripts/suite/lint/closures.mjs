// @ts-check
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Anything that may name a file of the house, by its path or by an alias of package.json: more than is imported. */
const NAME = /['"`](\.{1,2}\/[^'"`\n]*|#[\w-]+)['"`]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '.d.mts', '/index.ts', '/index.tsx'];

/** @param {string} text */
const digestOf = (text) => createHash('sha256').update(text).digest('base64');

/**
 * What each file reaches through its imports, as one digest. Types come to a file through what it imports and from
 * nowhere else (a glob and a computed import carry none), so what was found clean under this digest is clean now.
 * @param {ReadonlyMap<string, string>} sources text by path from the root
 * @param {string} shared what every file is judged by: settings, packages, ambient types
 * @param {Readonly<Record<string, string>>} [aliases] the `imports` of package.json
 * @returns {Map<string, string>}
 */
export function closuresOf(sources, shared, aliases = {}) {
  const own = new Map([...sources].map(([path, text]) => [path, digestOf(text)]));
  const next = new Map([...sources].map(([path, text]) => [path, namedIn(path, text, sources, aliases)]));
  return new Map(
    [...sources.keys()].map((path) => {
      const parts = [...reachedFrom(path, next)].toSorted().map((one) => `${one} ${own.get(one) ?? 'nowhere'}`);
      return [path, digestOf([shared, ...parts].join())];
    }),
  );
}

/**
 * @param {string} path @param {string} text @param {ReadonlyMap<string, string>} sources
 * @param {Readonly<Record<string, string>>} aliases
 */
function namedIn(path, text, sources, aliases) {
  return [...text.matchAll(NAME)].map(([, name = '']) => {
    const target = name.startsWith('#') ? join(aliases[name] ?? name) : join(dirname(path), name.replace(/\?.*$/, ''));
    return ENDINGS.map((ending) => `${target}${ending}`).find((file) => sources.has(file)) ?? target;
  });
}

/** @param {string} start @param {ReadonlyMap<string, readonly string[]>} next */
function reachedFrom(start, next) {
  const reached = new Set([start]);
  for (const path of reached) for (const other of next.get(path) ?? []) reached.add(other);
  return reached;
}
