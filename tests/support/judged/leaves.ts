export type Leaf = { path: string; value: string | boolean };

export function leavesOf(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string' || typeof value === 'boolean') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, path === '' ? key : `${path}.${key}`));
}

export function withLeaf<T>(form: T, path: string, value: unknown): T {
  const [key = '', ...rest] = path.split('.');
  const record = form as Record<string, unknown>;
  const inner = rest.length === 0 ? value : withLeaf(record[key], rest.join('.'), value);
  if (!Array.isArray(form)) return { ...record, [key]: inner } as T;
  return form.map((item: unknown, at) => (String(at) === key ? inner : item)) as T;
}
