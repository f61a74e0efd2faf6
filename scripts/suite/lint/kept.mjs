// @ts-check
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { closuresOf } from './closures.mjs';

const FOREIGN = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', 'shots']);
const SOURCE = /\.(?:ts|tsx|mts|mjs|js|jsx|cjs)$/;
/** What every file is judged by. */
const SHARED = /(?:^|\/)(?:tsconfig\.json|\.oxlintrc\.json|package\.json|package-lock\.json|[^/]+\.d\.ts)$/;

/** @param {string} root @param {string} [folder] @returns {string[]} */
function filesOf(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    const isOurs = !FOREIGN.has(entry.name) && (!entry.name.startsWith('.') || entry.name === '.storybook');
    return isOurs ? filesOf(root, path) : [];
  });
}

/** What the linter would read now: one digest a file. @param {string} root */
export function digestsIn(root) {
  const files = filesOf(root);
  /** @param {string} path @returns {[string, string]} */
  const read = (path) => [path, readFileSync(join(root, path), 'utf8')];
  const shared = files.filter((path) => SHARED.test(path)).map((path) => read(path).join());
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return closuresOf(new Map(files.filter((path) => SOURCE.test(path)).map(read)), shared.join(), imports);
}

/** What was found clean before. @param {string} file @returns {Record<string, string>} */
export function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} file @param {ReadonlyMap<string, string>} digests */
export function keep(file, digests) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(Object.fromEntries(digests)));
}
