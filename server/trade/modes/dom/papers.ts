import type { DomForm } from '../../../../domain/modes/dom/form';
import type { DomQuote } from '../../../../domain/modes/dom/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { Snapshot } from '../mode';

/** Domestic ports require the shipper's weight declaration per box instead of a VGM. */
export const domPapers = ({ quote: { offer } }: Snapshot<DomForm, DomQuote>): Omit<Paper, 'isHere'>[] => [
  {
    docType: 'WEIGHT',
    name: '单箱货重声明',
    dueAt: offer.cutoffs.find(({ code }) => code === 'DOM_WEIGHT')?.at ?? null,
  },
];
