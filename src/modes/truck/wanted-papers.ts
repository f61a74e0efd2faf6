import type { TruckForm } from '../../../domain/modes/truck/form';
import { papersFor } from '../../../domain/modes/truck/papers';
import type { TruckQuote } from '../../../domain/modes/truck/quote';
import type { OrderFacts } from '../../../domain/order/facts';
import { isHandedIn } from '../../../domain/order/papers';
import { truckOrderCopy as copy } from '../../copy/modes/truck/order';
import type { WantedPaper } from '../../trade/papers/order-papers';

/** What may be handed in with the form is what the order will wait for: the same rule as the gateway's. */
export function wantedPapers(form: TruckForm, quote: TruckQuote | null, goodsOf: OrderFacts['goodsOf']): WantedPaper[] {
  if (quote === null) return [];
  const wanted = papersFor(form, quote, goodsOf);
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    note: copy.paperNote,
    standing: isHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}
