import type { OrderForm } from './form';

/** Deep equality, ignoring key order. */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
};

/** Deep equality; the key order of storage does not matter. */
export const isSameForm = (one: OrderForm, other: OrderForm): boolean => isSame(one, other);

export const isUnbegun = ({ quoteId, goods }: Pick<OrderForm, 'quoteId' | 'goods'>, blank: OrderForm): boolean =>
  quoteId === '' && isSame(goods, blank.goods);
