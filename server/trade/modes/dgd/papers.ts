import type { DgdForm } from '../../../../domain/modes/dgd/form';
import { PAPER_NAMES, papersFor } from '../../../../domain/modes/dgd/papers';
import type { DgdQuote } from '../../../../domain/modes/dgd/quote';
import type { Paper } from '../../../../domain/order/receipt/brief';
import type { Snapshot } from '../mode';

export const dgdPapers = ({ form, quote }: Snapshot<DgdForm, DgdQuote>): Omit<Paper, 'isHere'>[] =>
  papersFor(quote.search.type, form).map((docType) => ({ docType, name: PAPER_NAMES[docType], dueAt: null }));
