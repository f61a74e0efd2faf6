import type { FieldPath } from '../../rules/fault';

/** The text at a path; a place that holds none reads as empty. */
export function textAt(form: object, path: FieldPath): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], form);
  return typeof value === 'string' ? value : '';
}
