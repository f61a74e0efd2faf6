import { airCancelFee } from '../../../domain/modes/air/cancel';
import type { AirForm } from '../../../domain/modes/air/form';
import type { AirQuote } from '../../../domain/modes/air/quote';
import type { OrderState } from '../../../domain/order/lifecycle';
import type { Money } from '../../../domain/values/money';
import { momentIn } from '../../../domain/values/moments';
import type { Snapshot } from '../mode';

export function feeOf({ quote, charges }: Snapshot<AirForm, AirQuote>, state: OrderState, now: number): Money | null {
  const freight = charges.lines.find(({ item }) => item === 'AF')?.total.amount ?? 0;
  return airCancelFee({ state, now, leaves: momentIn(quote.offer.leavesAt ?? '') ?? now, freight });
}
