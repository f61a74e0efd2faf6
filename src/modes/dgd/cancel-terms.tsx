import { dgdCancelFee } from '../../../domain/modes/dgd/cancel';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { dgdOrderCopy } from '../../copy/modes/dgd/order';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { DgdParts } from './dgd-parts';

const { fees: copy } = dgdOrderCopy;

/** What is paid to others on behalf of whoever orders it is paid back whenever it is given up. */
const PAID_FOR_OTHERS = '3';

/** What giving this service up costs: a share of what it costs, the larger the further it has come. */
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
