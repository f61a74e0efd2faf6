import type { Buyer } from '../../mall/gate';
import { fault, isBlank, type OrderFault } from '../../order/blocks/fault';
import type { Invoice } from '../../order/form';
import type { MallQuote } from './quote';

/** Brackets of either width, and spaces that nobody sees, are no other name. */
const plain = (typed: string): string => typed.normalize('NFKC').replaceAll(/\s/g, '').toUpperCase();

/** What asks a licence or a permit is billed to the enterprise that was verified for it; what is open, to anybody. */
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
