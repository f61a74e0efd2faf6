import type { OrderForm } from './form';

/** Does the same stand in both, however deep and in whatever order? */
export const isSame = (one: unknown, other: unknown): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(Reflect.get(one, name), Reflect.get(other, name)))
  );
};

/** Does the same stand in every field? In which order a store has kept them does not count. */
export const isSameForm = (one: OrderForm, other: OrderForm): boolean => isSame(one, other);

/** Neither was an offer chosen for it, nor do its goods say anything. */
export const isUnbegun = ({ quoteId, goods }: Pick<OrderForm, 'quoteId' | 'goods'>, blank: OrderForm): boolean =>
  quoteId === '' && isSame(goods, blank.goods);
