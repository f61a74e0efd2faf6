import type { WhForm } from '../../../../domain/modes/wh/form';
import { papersFor } from '../../../../domain/modes/wh/papers';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import { gateAt } from '../../../../domain/modes/wh/stay';
import type { Paper } from '../../../../domain/order/receipt/brief';
import { daysAfter } from '../../../../domain/values/days';
import { isoOf } from '../../../../domain/values/moments';
import type { Snapshot } from '../mode';
import { LIBRARY_FACTS, stayOf } from './ordered';

/** Papers of a warehouse order, due a day before arrival. */
export function whPapers({ form }: Snapshot<WhForm, WhQuote>): Omit<Paper, 'isHere'>[] {
  const dueAt = isoOf(gateAt(daysAfter(stayOf(form).from, -1)));
  const controls = form.goods.flatMap((row) => LIBRARY_FACTS.goodsOf(row)?.controls ?? []);
  return papersFor(form, controls).map((paper) => ({ ...paper, dueAt }));
}
