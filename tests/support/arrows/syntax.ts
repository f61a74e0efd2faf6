import { parseSync } from 'vite';

export type Node = { type: string; [key: string]: unknown };

type Parsed = { program: Node; comments: readonly { value: string; start: number }[] };

const parsed = new Map<string, Parsed>();

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

export function parse(path: string, source: string): Parsed {
  const key = `${path}\0${source}`;
  const known = parsed.get(key);
  if (known) return known;
  const { program, comments, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path} cannot be read: ${errors[0].message}`);
  if (!isNode(program)) throw new Error(`${path} has no program`);
  const result = { program, comments };
  parsed.set(key, result);
  return result;
}

/** Walks a tree in preorder; `enter` returns false to skip a branch. */
export function walk(
  node: Node,
  enter: (node: Node, parent: Node | null) => boolean | void,
  parent: Node | null = null,
) {
  if (enter(node, parent) === false) return;
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, enter, node);
}

export function nodesOf(path: string, source: string, ...types: string[]): Node[] {
  const found: Node[] = [];
  walk(parse(path, source).program, (node) => {
    if (types.includes(node.type)) found.push(node);
  });
  return found;
}

/** Name of `name`, of `x.name` and of the key `name:`. */
export function nameOf(value: unknown): string | null {
  if (!isNode(value)) return null;
  if (value.type === 'Identifier' || value.type === 'JSXIdentifier') return String(value['name']);
  if (value.type === 'MemberExpression') return nameOf(value['property']);
  return value.type === 'Literal' ? String(value['value']) : null;
}
