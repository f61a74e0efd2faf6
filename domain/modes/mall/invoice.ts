import type { Buyer } from '../../mall/gate';
import { fault, isBlank, type OrderFault } from '../../rules/fault';
import type { Invoice } from '../../order/form/form';
import type { MallQuote } from './quote';

/** Two names are the same whichever width their brackets have and however they are spaced. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** Goods that need a licence or a permit are billed to the verified enterprise; open goods are billed to anybody. */
export function invoiceFaults(
  { search: { lines } }: MallQuote,
  { wanted, title }: Invoice,
  buyer: Buyer,
): OrderFault[] {
  const isOpen = lines.every(({ guarded }) => guarded.gate === 'OPEN');
  if (!wanted || isOpen || buyer.kind === 'PERSON' || buyer.status !== 'PASS') return [];
  const isOwn = isBlank(title) || plain(title) === plain(buyer.name);
  return isOwn ? [] : [fault('invoice.title', 'mallInvoiceTitle', { name: buyer.name })];
}
