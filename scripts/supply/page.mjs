// @ts-check
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { inProduction, isForOneMachine, nameOf } from './tree.mjs';

/** @typedef {import('./tree.mjs').Packages} Packages */

/** @param {string} folder nested packages are not counted, they have lines of their own @returns {number} */
const bytesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((sum, entry) => {
      const path = join(folder, entry.name);
      return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
    }, 0);

/** @param {string} folder @returns the licence in the package's own package.json */
function licenceIn(folder) {
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return typeof license === 'string' ? license : 'unknown';
}

/** @param {number} bytes */
const sizeOf = (bytes) => (bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`);

/** @param {string} root @returns {{ packages: Packages }} */
export const readLock = (root) => JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));

/**
 * @typedef {{ name: string, version: string, licence: string, size: string }} Line
 * @param {string} root @returns {{ everywhere: Line[], oneOfMany: Line[] }}
 */
export function linesOf(root) {
  const { packages } = readLock(root);
  /** @param {string} path */
  const lineOf = (path) => ({ name: nameOf(path), version: packages[path]?.version ?? '' });
  const places = inProduction(packages);
  /** @param {string} path */
  const isOneOfMany = (path) => isForOneMachine(packages[path] ?? {});
  return {
    everywhere: places
      .filter((path) => !isOneOfMany(path))
      .map((path) => ({
        ...lineOf(path),
        licence: licenceIn(join(root, path)),
        size: sizeOf(bytesIn(join(root, path))),
      })),
    oneOfMany: places
      .filter(isOneOfMany)
      .map((path) => ({ ...lineOf(path), licence: packages[path]?.license ?? '', size: '' })),
  };
}

/** @param {string[][]} rows the first row is the head; columns are as wide as their longest cell */
function table(rows) {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const [head = [], ...body] = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  return [head, rule, ...body].map((row) => `| ${row.join(' | ')} |`);
}

/** @param {string} root @returns the text of docs/supply.md */
export function supplyPage(root) {
  const { everywhere, oneOfMany } = linesOf(root);
  return [
    '# Packages in production',
    '',
    'All packages that run in production, with version, licence and installed size. Packages that only build or test the product are left out. `npm run supply` writes this page from `package-lock.json` and `node_modules`; a test compares it.',
    '',
    ...table([
      ['Package', 'Version', 'Licence', 'Size'],
      ...everywhere.map(({ name, version, licence, size }) => [name, version, licence, size]),
    ]),
    '',
    'These packages hold compiled code for one platform each. npm installs only the one that fits the machine, under the licence of its parent package:',
    '',
    ...oneOfMany.map(({ name, version }) => `- ${name} ${version}`),
    '',
  ].join('\n');
}
