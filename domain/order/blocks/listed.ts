import type { OrderForm } from '../form/form';
import type { ListCheck, OrderList } from '../form/lists';
import { fault, type OrderFault, type FieldPath } from '../../rules/fault';

export type Choice = { path: FieldPath; list: OrderList; code: string };

export const goodsChoices = ({ goods }: Pick<OrderForm, 'goods'>): Choice[] =>
  goods.map(({ packKind }, at) => ({ path: `goods.${at}.packKind`, list: 'packKind', code: packKind }));

export const serviceChoices = ({ services }: Pick<OrderForm, 'services'>): Choice[] =>
  services.map((code) => ({ path: 'services', list: 'serviceType', code }));

export const moneyChoices = ({
  currency,
  payType,
  invoice,
}: Pick<OrderForm, 'currency' | 'payType' | 'invoice'>): Choice[] => [
  { path: 'currency', list: 'currency', code: currency },
  { path: 'payType', list: 'payType', code: payType },
  { path: 'invoice.type', list: 'invoiceType', code: invoice.wanted ? invoice.type : '' },
];

/** Rejects codes missing from their list; blanks are a separate fault. */
export function unlistedFaults(choices: readonly Choice[], isListed: ListCheck): OrderFault[] {
  const paths = choices.filter(({ list, code }) => code !== '' && !isListed(list, code)).map(({ path }) => path);
  return [...new Set(paths)].map((path) => fault(path, 'notListed'));
}
