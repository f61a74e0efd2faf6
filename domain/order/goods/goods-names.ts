import type { OrderForm } from '../form/form';

/** What goods are called where there is room for their names only. */
export const goodsNamesOf = ({ goods }: Pick<OrderForm, 'goods'>): string[] =>
  goods.map(({ nameCn, unNo }) => nameCn.trim() || (unNo.trim() && `UN ${unNo.trim()}`)).filter((name) => name !== '');
