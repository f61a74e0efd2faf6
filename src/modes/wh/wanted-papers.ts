import type { WhForm } from '../../../domain/modes/wh/form';
import { papersFor } from '../../../domain/modes/wh/papers';
import { isHandedIn } from '../../../domain/order/papers';
import { whOrderCopy as copy } from '../../copy/modes/wh/order';
import type { WantedPaper } from '../../trade/papers/order-papers';

/** What the store will ask for, and nothing that a ship does. */
export function wantedPapers(form: Pick<WhForm, 'isDanger' | 'goods' | 'inbound' | 'files'>): WantedPaper[] {
  const wanted = papersFor(form);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    note: copy.paperNote,
    standing: isHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}
