// @ts-check
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FOREIGN = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', 'shots']);
export const SOURCE = /\.(?:ts|tsx|mts|mjs|js|jsx|cjs)$/;

/** Anything that may name a file of the house, by its path or by an alias of package.json: more than is imported. */
const NAME = /['"`](\.{1,2}\/[^'"`\n]*|#[\w-]+)['"`]/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.d.ts', '.d.mts', '/index.ts', '/index.tsx'];

/** The files somebody of the house has written. @param {string} root @param {string} [folder] @returns {string[]} */
export function filesOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    const isOurs = !FOREIGN.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.storybook');
    return isOurs ? filesOf(root, path) : [];
  });
}

/**
 * @param {string} path @param {string} text @param {{ has: (path: string) => boolean }} files
 * @param {Readonly<Record<string, string>>} aliases the `imports` of package.json
 */
export function namedIn(path, text, files, aliases) {
  return [...text.matchAll(NAME)].map(([, name = '']) => {
    const target = name.startsWith('#') ? join(aliases[name] ?? name) : join(dirname(path), name.replace(/\?.*$/, ''));
    return ENDINGS.map((ending) => `${target}${ending}`).find((file) => files.has(file)) ?? target;
  });
}

/** @param {string} start @param {(path: string) => readonly string[]} next */
export function reachedFrom(start, next) {
  const reached = new Set([start]);
  for (const path of reached) for (const other of next(path)) reached.add(other);
  return reached;
}
