import type { Buyer } from '../../mall/purchase-right';
import { fault, isBlank, type OrderFault } from '../../rules/fault';
import type { Invoice } from '../../order/form/form';
import type { MallQuote } from './quote';

/** Names are equal regardless of bracket width and spacing. */
const normaliseName = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Invoices for licensed goods go to the verified enterprise only; open goods have no such limit. */
export function invoiceFaults(
  { search: { lines } }: MallQuote,
  { wanted, title }: Invoice,
  buyer: Buyer,
): OrderFault[] {
  const isOpen = lines.every(({ guarded }) => guarded.gate === 'OPEN');
  if (!wanted || isOpen || buyer.kind === 'PERSON' || buyer.status !== 'PASS') return [];
  const isOwn = isBlank(title) || normaliseName(title) === normaliseName(buyer.name);
  return isOwn ? [] : [fault('invoice.title', 'mallInvoiceTitle', { name: buyer.name })];
}
