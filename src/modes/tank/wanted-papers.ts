import type { TankForm } from '../../../domain/modes/tank/form';
import { papersFor } from '../../../domain/modes/tank/papers';
import type { TankQuote } from '../../../domain/modes/tank/quote';
import { isHandedIn, kindOf, ofEachRow } from '../../../domain/order/papers';
import { tankOrderCopy as copy } from '../../copy/modes/tank/order';
import { orderPapersCopy } from '../../copy/trade';
import type { WantedPaper } from '../../trade/papers/order-papers';

const SHEETS = ['SDS_CN', 'SDS_EN'];

/** What may be handed in with the form is what the order will wait for: the same rule as the gateway's. */
export function wantedPapers(form: TankForm, quote: TankQuote | null): WantedPaper[] {
  if (quote === null) return [];
  const papers = papersFor(form, quote.offer.detail.cargo);
  const sheets = papers.filter(({ docType }) => SHEETS.includes(docType));
  const wanted = [
    ...ofEachRow(form.goods, sheets),
    ...papers.filter(({ docType }) => !SHEETS.includes(docType)),
    { docType: 'POA', name: orderPapersCopy.POA.name },
  ].map(({ docType, name }) => ({ docType, name, note: copy.papers[kindOf(docType)] ?? copy.paperNote }));
  const handed = form.files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    standing: isHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}
