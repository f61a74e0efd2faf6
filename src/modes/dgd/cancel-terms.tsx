import { dgdCancelFee } from '../../../domain/modes/dgd/cancel';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { dgdOrderCopy } from '../../copy/modes/dgd/order';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { DgdParts } from './dgd-parts';

const { fees: copy } = dgdOrderCopy;

/** Advance payments to third parties are refunded in full on cancellation. */
const PAID_FOR_OTHERS = '3';

/** Cancellation fee: a share of the price that grows with progress. */
export function CancelTerms({ parts: { view, quote } }: { parts: DgdParts }) {
  const { charges } = view;
  const feeIn = (state: OrderState) => (charges === null ? undefined : dgdCancelFee(state, charges.totalYuan));
  const rows = [
    [copy.unaccepted, feeIn('UNDER_REVIEW')],
    [copy.accepted, feeIn('CONFIRMED')],
    [copy.begun, feeIn('BOOKED')],
    [copy.done, feeIn('COMPLETED')],
  ] as const;
  return <FeeTable note={copy.note(quote.search.type === PAID_FOR_OTHERS)} rows={rows} />;
}
