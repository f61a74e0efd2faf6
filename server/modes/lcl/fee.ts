import { lclCancelFee } from '../../../domain/modes/lcl/cancel';
import type { LclForm } from '../../../domain/modes/lcl/form';
import type { LclQuote } from '../../../domain/modes/lcl/quote';
import { YUAN_FOR_DOLLAR } from '../../../domain/offer/charge-lines';
import { closingOf } from '../../../domain/offer/cutoffs';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Money } from '../../../domain/values/money';
import type { Snapshot } from '../mode';
import { tonsOf } from './ordered';

export function feeOf(order: Snapshot<LclForm, LclQuote>, state: OrderState, now: number): Money | null {
  const { quote, charges } = order;
  const ocean = charges.lines.find(({ item }) => item === 'OF')?.total.amount ?? 0;
  return lclCancelFee({
    state,
    now,
    closes: closingOf(quote.offer.cutoffs) ?? now,
    tons: tonsOf(order).charged,
    oceanYuan: ocean * YUAN_FOR_DOLLAR,
    rates: quote.rates,
  });
}
