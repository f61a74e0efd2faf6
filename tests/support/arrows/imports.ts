import { posix } from 'node:path';

import { sourcesOf, type House } from './house';
import { isNode, nameOf, nodesOf, type Node } from './syntax';

/** One import of a file or package. `names` is empty when everything is imported; types are marked. */
export type Import = {
  from: string;
  /** Path from the root for a relative import, else the package as written. */
  to: string;
  isRelative: boolean;
  names: { name: string; isType: boolean }[];
};

const IMPORTING = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
  'TSExternalModuleReference',
  'CallExpression',
];

/** Source of an import: every import syntax, `require`, and a Vite glob. */
function sourceOf(node: Node): unknown {
  if (node.type === 'TSExternalModuleReference') return node['expression'];
  if (node.type !== 'CallExpression') return node['source'] ?? node['argument'];
  const callee = nameOf(node['callee']);
  const isGlob = callee === 'glob' && isNode(node['callee']) && isMeta(node['callee']['object']);
  return callee === 'require' || isGlob ? (node['arguments'] as Node[])[0] : null;
}

const isMeta = (value: unknown) => isNode(value) && value.type === 'MetaProperty';

function namesOf(node: Node): Import['names'] {
  const isAllTypes = node['importKind'] === 'type' || node['exportKind'] === 'type';
  return ((node['specifiers'] as Node[] | undefined) ?? []).map((specifier) => ({
    name: nameOf(specifier['imported'] ?? specifier['local']) ?? '*',
    isType: isAllTypes || specifier['importKind'] === 'type' || specifier['exportKind'] === 'type',
  }));
}

/** A computed import cannot be judged, so it has this name. */
export const COMPUTED = '(computed)';

function literal(source: Node): string {
  if (source.type === 'TSLiteralType' && isNode(source['literal'])) return literal(source['literal']);
  return source.type === 'Literal' ? String(source['value']) : COMPUTED;
}

function importsIn(path: string, source: string): Import[] {
  return nodesOf(path, source, ...IMPORTING).flatMap((node) => {
    const other = sourceOf(node);
    if (!isNode(other)) return [];
    const written = literal(other).replace(/\?.*$/, '');
    const isRelative = written.startsWith('.');
    const to = isRelative ? posix.join(posix.dirname(path), written) : written;
    return [{ from: path, to, isRelative, names: namesOf(node) }];
  });
}

const remembered = new WeakMap<House, Import[]>();

export function importsOf(house: House): Import[] {
  const known = remembered.get(house);
  if (known) return known;
  const imports = sourcesOf(house).flatMap(([path, source]) => importsIn(path, source));
  remembered.set(house, imports);
  return imports;
}
