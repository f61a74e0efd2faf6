import { airCancelFee, SHARES } from '../../../domain/modes/air/cancel';
import { momentIn } from '../../../domain/values/moments';
import { airOrderCopy } from '../../copy/modes/air/order';
import { momentText } from '../../copy/moment-words';
import { FeeTable } from '../../trade/price/cancel-fees';
import type { AirParts } from './air-parts';
import { HOUR_MS } from '../../../domain/values/spans';

const { cancel: copy } = airOrderCopy;

const [LAST = 0] = SHARES.map(([hours]) => hours).slice(-1);

/** What giving this flight up costs: a share of the freight, the larger the later. */
export function CancelTerms({ parts: { view, quote } }: { parts: AirParts }) {
  const leaves = momentIn(quote.offer.leavesAt ?? '');
  const freight = view.charges?.lines.find(({ item }) => item === 'AF')?.total.amount;
  if (leaves === null || freight === undefined) return null;
  const feeAt = (now: number) => airCancelFee({ state: 'BOOKED', now, leaves, freight });
  const until = (hours: number) => leaves - hours * HOUR_MS;
  const rows = [
    [copy.free, airCancelFee({ state: 'CONFIRMED', now: 0, leaves, freight })],
    ...SHARES.map(
      ([hours]) => [copy.until(hours, momentText(new Date(until(hours)).toISOString())), feeAt(until(hours))] as const,
    ),
    [copy.later(LAST), feeAt(leaves)],
    [copy.handedIn, airCancelFee({ state: 'CARGO_IN', now: leaves, leaves, freight })],
  ] as const;
  return <FeeTable title={copy.title} note={copy.note} rows={rows} />;
}
