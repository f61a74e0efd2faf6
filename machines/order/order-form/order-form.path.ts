import type { FclOrderForm, FieldPath } from '../../../domain/order/form';

type Node = { [key: string]: unknown } | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const partOf = (node: unknown, key: string): unknown =>
  isNode(node) && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;

/** What stands at a path; undefined where there is no such place. */
export const valueAt = (form: FclOrderForm, path: FieldPath): unknown => path.split('.').reduce<unknown>(partOf, form);

function replaced(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (!isNode(node) || !Object.hasOwn(node, key)) return node;
  const before = partOf(node, key);
  const after = rest.length === 0 ? (typeof value === typeof before ? value : before) : replaced(before, rest, value);
  if (Array.isArray(node)) return node.map((item, at) => (String(at) === key ? after : item));
  return { ...node, [key]: after };
}

/** The form with another value at a path. A place that does not exist, or holds something else, stays as it is. */
export const withValue = (form: FclOrderForm, path: FieldPath, value: unknown): FclOrderForm =>
  replaced(form, path.split('.'), value) as FclOrderForm;
