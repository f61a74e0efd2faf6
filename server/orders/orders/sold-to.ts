import type { OrderPaper } from '../../../domain/mall/purchase-right';
import type { BuyerName } from '../../../domain/mall/paying';
import type { ModeId } from '../../../domain/mode-ids';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFault } from '../../../domain/rules/fault';
import type { OrderForm } from '../../../domain/order/form/form';
import { dayAt } from '../../../domain/values/days';
import { buyerName, knownBuyer } from '../../world/buyers/known';
import type { Queries } from '../../base/database/database';
import { MARKETS } from '../../trade/modes/markets';
import type { Taking } from '../../world/takings/taking';

type Asking = { mode: ModeId; form: Pick<OrderForm, 'invoice'>; quote: Quote; userId: string; now: Date };
export type SaleOutcome = {
  faults: readonly OrderFault[];
  takings: readonly Taking[];
  papers: readonly OrderPaper[];
  buyer: BuyerName | null;
};

const ANYBODY: SaleOutcome = { faults: [], takings: [], papers: [], buyer: null };

/**
 * Checks the locked buyer's right to buy, and returns takings of permits. One enterprise's orders are serialised, so no
 * other order uses the permit meanwhile.
 */
export async function checkSale(inside: Queries, { mode, form, quote, userId, now }: Asking): Promise<SaleOutcome> {
  const buyers = MARKETS[mode]?.buyers;
  if (!buyers) return ANYBODY;
  const ordering = { buyer: await knownBuyer(inside, userId), invoice: form.invoice, today: dayAt(now.getTime()) };
  return {
    faults: buyers.faults(quote, ordering),
    takings: buyers.takes(quote, ordering),
    papers: buyers.papers(quote, ordering),
    buyer: await buyerName(inside, userId),
  };
}
