// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf, SOURCE } from '../named.mjs';
import { KEPT_TYPES } from '../steps.mjs';
import { closuresOf } from './closures.mjs';
import { signaturesIn } from './signatures.mjs';

/** What every file is judged by. */
const SHARED = /(?:^|\/)(?:tsconfig\.json|\.oxlintrc\.json|package\.json|package-lock\.json|[^/]+\.d\.ts)$/;

/** What the linter would read now: one digest a file. @param {string} root */
export function digestsIn(root) {
  const files = filesOf(root);
  /** @param {string} path @returns {[string, string]} */
  const read = (path) => [path, readFileSync(join(root, path), 'utf8')];
  const shared = files.filter((path) => SHARED.test(path)).map((path) => read(path).join());
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const sources = new Map(files.filter((path) => SOURCE.test(path)).map(read));
  return closuresOf(sources, shared.join(), imports, signaturesIn(root, KEPT_TYPES));
}
