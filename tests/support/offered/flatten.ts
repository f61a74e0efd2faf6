/** A value as lines, one for each thing that is said in it, under the way that leads there. */
export function flattened(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${path} ${String(value)}`.trim()];
  const inner = Object.entries(value);
  if (inner.length === 0) return [`${path} nothing`.trim()];
  return inner.flatMap(([key, one]) => flattened(one, path === '' ? key : `${path}.${key}`));
}
