import type { DgdForm } from '../../../domain/modes/dgd/form';
import { PAPER_NAMES, papersFor } from '../../../domain/modes/dgd/papers';
import type { DgdQuote } from '../../../domain/modes/dgd/quote';
import { isHandedIn } from '../../../domain/order/papers';
import { dgdOrderCopy as copy } from '../../copy/modes/dgd/order';
import type { WantedPaper } from '../../trade/papers/order-papers';

/** What the service is given to work from, and nothing that another asks for. */
export function wantedPapers(form: DgdForm, quote: DgdQuote | null): WantedPaper[] {
  if (quote === null) return [];
  const wanted = papersFor(quote.search.type, form).map((docType) => ({ docType, name: PAPER_NAMES[docType] }));
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map(({ docType, name }) => {
    const isHere = isHandedIn(docType, handed, wanted);
    const note = docType === 'UN38' ? copy.batteryNote : copy.paperNote;
    return { docType, name, note, standing: isHere ? 'here' : docType === 'UN38' ? 'due' : 'optional' };
  });
}
