import type { OrderForm } from '../form/form';

export const orderGoodsNames = ({ goods }: Pick<OrderForm, 'goods'>): string[] =>
  goods.map(({ nameCn, unNo }) => nameCn.trim() || (unNo.trim() && `UN ${unNo.trim()}`)).filter((name) => name !== '');
