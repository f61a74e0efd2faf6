import { array, boolean, constantFrom, nat, oneof, string, tuple } from 'fast-check';

const typed = oneof(
  constantFrom<unknown>(
    '',
    ' ',
    '-1',
    '0',
    '1e999',
    '９',
    '1,000.50',
    '9'.repeat(20),
    'N/M',
    '__proto__',
    '2026-02-30',
    'Y',
    '5.1',
    [],
  ),
  string({ unit: 'binary', maxLength: 12 }),
  boolean(),
);

const leavesOf = (node: unknown, path: readonly string[] = []): string[][] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, value]) => leavesOf(value, [...path, key]))
    : [[...path]];

function withLeaf(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(node)) return node.map((item, at) => (String(at) === key ? withLeaf(item, rest, value) : item));
  return { ...(node as object), [key]: withLeaf(Reflect.get(node as object, key), rest, value) };
}

export const poisons = array(tuple(nat(), typed), { minLength: 1, maxLength: 4 });

export function poisoned(form: object, places: readonly (readonly [number, unknown])[]): unknown {
  const leaves = leavesOf(form);
  return places.reduce<unknown>((all, [at, value]) => withLeaf(all, leaves[at % leaves.length] ?? [], value), form);
}
