import type { FieldPath } from '../../rules/fault';

export function textAtPath(form: object, path: FieldPath): string {
  const value = path
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], form);
  return typeof value === 'string' ? value : '';
}
