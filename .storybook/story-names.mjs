// @ts-check
import { readFile } from 'node:fs/promises';

import { parseSync } from 'vite';

/** @typedef {{ type: string, [key: string]: any }} Node */

/** What the helpers of `stories/sights.ts` add to the name of the story they are given. */
const ADDED = new Map([
  ['night', ' 深色'],
  ['phone', ' 手机'],
]);

/** @param {Node} node @returns {string | null} */
const textOf = (node) => (node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : null);

/** @param {Node[]} body @returns {Map<string, Node>} */
const declaredIn = (body) =>
  new Map(
    body
      .map((node) => node['declaration'] ?? node)
      .flatMap((node) => (node.type === 'VariableDeclaration' ? node['declarations'] : []))
      .flatMap(({ id, init }) => (init ? [[id.name, init]] : [])),
  );

/**
 * The name a story is given by whatever makes it: its own, that of a story it spreads, or the first text of a call.
 * @param {Node} node
 * @param {ReadonlyMap<string, Node>} known
 * @returns {string | null}
 */
function nameIn(node, known) {
  const init = node.type === 'Identifier' ? known.get(node['name']) : node['expression'];
  if (node.type === 'ObjectExpression') return nameOfObject(node, known);
  if (node.type === 'CallExpression') return nameOfCall(node, known);
  return init ? nameIn(init, known) : null;
}

/** @param {Node} node @param {ReadonlyMap<string, Node>} known @returns {string | null} */
function nameOfObject(node, known) {
  let name = null;
  for (const property of node['properties']) {
    if (property.type === 'SpreadElement') name = nameIn(property.argument, known) ?? name;
    else if (property.key.name === 'name') name = textOf(property.value) ?? name;
  }
  return name;
}

/** @param {Node} call @param {ReadonlyMap<string, Node>} known @returns {string | null} */
function nameOfCall(call, known) {
  const added = ADDED.get(call['callee'].name);
  if (added === undefined)
    return call['arguments'].map(textOf).find((/** @type {string | null} */ text) => text !== null) ?? null;
  const name = nameIn(call['arguments'][0], known);
  return name === null ? null : `${name}${added}`;
}

/**
 * The names of the stories of a file, told without running it.
 * @param {string} path
 * @param {string} source
 * @returns {ReadonlyMap<string, string>}
 */
export function storyNames(path, source) {
  const known = declaredIn(parseSync(path, source).program.body);
  return new Map(
    [...known].flatMap(([story, init]) => {
      const name = nameIn(init, known);
      return name === null ? [] : [[story, name]];
    }),
  );
}

/**
 * The index Storybook makes itself, with the names people read. It knows a name only where it stands in the story,
 * and the search of the sidebar knows nothing but the index.
 * @param {import('storybook/internal/types').Indexer} indexer
 * @returns {import('storybook/internal/types').Indexer}
 */
export const inChinese = (indexer) => ({
  ...indexer,
  createIndex: async (file, options) => {
    const [entries, source] = await Promise.all([indexer.createIndex(file, options), readFile(file, 'utf8')]);
    const names = storyNames(file, source);
    return entries.map((entry) => ({ ...entry, name: names.get(entry.exportName) ?? entry.name ?? entry.exportName }));
  },
});
