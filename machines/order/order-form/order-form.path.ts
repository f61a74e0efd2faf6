import type { OrderForm } from '../../../domain/order/form/form';
import type { FieldPath } from '../../../domain/rules/fault';

type Node = { [key: string]: unknown } | unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const childOf = (node: unknown, key: string): unknown =>
  isNode(node) && Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;

function replaced(node: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (!isNode(node) || !Object.hasOwn(node, key)) return node;
  const before = childOf(node, key);
  const after = rest.length === 0 ? (typeof value === typeof before ? value : before) : replaced(before, rest, value);
  if (Array.isArray(node)) return node.map((item, at) => (String(at) === key ? after : item));
  return { ...node, [key]: after };
}

/** Sets a value at a path. A missing path, or one with another type, changes nothing. */
export const withValue = (form: OrderForm, path: FieldPath, value: unknown): OrderForm =>
  replaced(form, path.split('.'), value) as OrderForm;
