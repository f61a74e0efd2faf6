import type { FclOrderForm, FieldPath } from '../form';
import type { IsListed, OrderList } from '../lists';
import { fault, type OrderFault } from './fault';

type Choice = { path: FieldPath; list: OrderList; code: string };

/** Everything of a form that was chosen from a list. */
const choicesIn = (form: FclOrderForm): Choice[] => [
  { path: 'tradeTerm', list: 'tradeTerm', code: form.tradeTerm },
  { path: 'transportTerm', list: 'transportTerm', code: form.transportTerm },
  { path: 'freightTerm', list: 'freightTerm', code: form.freightTerm },
  ...form.goods.map(({ packKind }, at): Choice => ({ path: `goods.${at}.packKind`, list: 'packKind', code: packKind })),
  ...form.services.map((code): Choice => ({ path: 'services', list: 'serviceType', code })),
  { path: 'blType', list: 'blType', code: form.blType },
  { path: 'releaseType', list: 'releaseType', code: form.releaseType },
  { path: 'currency', list: 'currency', code: form.currency },
  { path: 'payType', list: 'payType', code: form.payType },
  { path: 'invoice.type', list: 'invoiceType', code: form.invoice.wanted ? form.invoice.type : '' },
];

/** Codes that stand on no list. What was not chosen at all is another fault. */
export function unlistedFaults(form: FclOrderForm, isListed: IsListed): OrderFault[] {
  const paths = choicesIn(form)
    .filter(({ list, code }) => code !== '' && !isListed(list, code))
    .map(({ path }) => path);
  return [...new Set(paths)].map((path) => fault(path, 'notListed'));
}
