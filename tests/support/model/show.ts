/** Values as text that can be compared and read: one spelling per value, errors and gaps included. */
export function show(value: unknown): string {
  if (value === undefined) return 'undefined';
  return JSON.stringify(value, (_key, part: unknown) => {
    if (part === undefined) return '(undefined)';
    if (typeof part === 'number' && !Number.isFinite(part)) return `(${part})`;
    if (part instanceof Error) return `(${part.name}: ${part.message})`;
    if (part instanceof Set || part instanceof Map) return [...part];
    return part;
  });
}
