import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

const shipped = (name: string, file: string) =>
  resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`);

const withSelector = shipped('use-sync-external-store', 'use-sync-external-store-with-selector');

/** What React ships for a browser, behind the door that chooses between it and the kind for work. */
const FRAME = new Map([
  ['react', shipped('react', 'react')],
  ['react/jsx-runtime', shipped('react', 'react-jsx-runtime')],
  ['react-dom', shipped('react-dom', 'react-dom')],
  ['react-dom/client', shipped('react-dom', 'react-dom-client')],
  ['scheduler', shipped('scheduler', 'scheduler')],
  ['use-sync-external-store/with-selector', withSelector],
  ['use-sync-external-store/shim/with-selector', withSelector],
  ['use-sync-external-store/shim/with-selector.js', withSelector],
]);

const FILES = new Set(FRAME.values());

/** A file of Node's old kind as a module of the language. */
export function flattened(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const isSetOnce = (name: string) =>
    code.split(`exports.${name} =`).length === 2 && code.includes(`\nexports.${name} =`);
  const changing = names.filter((name) => !isSetOnce(name));
  const flat = [
    changing.length > 0 ? `let ${changing.map((name) => `out_${name}`).join(', ')};` : '',
    code
      .replaceAll(/(?:var |\s+)(\w+) = require\("([^"]+)"\)[,;]/g, "\nimport * as $1 from '$2';\n")
      .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) => `${isSetOnce(name) ? 'const ' : ''}out_${name} =`)
      .replaceAll(/\bexports\./g, 'out_'),
    `export { ${names.map((name) => `out_${name} as ${name}`).join(', ')} };`,
  ].join('\n');
  const left = /\b(?:require\(|(?:module\.)?exports\b)/.exec(flat)?.[0];
  if (left !== undefined) throw new Error(`This frame is made in another way than before: ${left}`);
  return flat;
}

/** `import React, { useState }`: the whole by its first name has no first name any more. */
const wholeOf = (code: string): string =>
  code.replaceAll(
    /\bimport\s*([\w$]+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*["'](react(?:-dom)?)["']/g,
    (_, whole: string, some: string | undefined, from: string) =>
      `import * as ${whole} from '${from}'${some === undefined ? '' : `;import ${some} from '${from}'`}`,
  );

/**
 * The frame without the wrapper that a bundler puts around files of Node's old kind: what nobody uses stays out, what is
 * used is called by its own name, and a browser that is watched reads the whole once instead of twice as it starts.
 */
export const flatFrame = (): Plugin => ({
  name: 'flat-frame',
  enforce: 'pre',
  resolveId: (id) => FRAME.get(id),
  transform(code, id) {
    if (FILES.has(id)) return { code: flattened(code), map: null };
    return id.includes('/node_modules/') ? { code: wholeOf(code), map: null } : null;
  },
});
