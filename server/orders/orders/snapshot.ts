import type { NoticeLookup } from '../../../domain/offer/notice';
import type { ServerModes } from '../../trade/modes';
import { bookedMode } from '../../trade/modes';
import type { BookedMode, Snapshot } from '../../trade/modes/mode';
import { MARKETS } from '../../trade/modes/markets';
import type { OrderRow, OrderSnapshot } from './order';

const isOfToday = (kept: unknown): kept is OrderSnapshot =>
  typeof kept === 'object' && kept !== null && 'v' in kept && kept.v === 2;

export type ReadOrder = { mode: BookedMode; snapshot: Snapshot };

/** An order with its mode, upgraded to today's format. It is never written back. */
export function readOrder(modes: ServerModes, { mode: id, snapshot }: Pick<OrderRow, 'mode' | 'snapshot'>): ReadOrder {
  const mode = bookedMode(modes, id);
  if (isOfToday(snapshot)) return { mode, snapshot };
  const upgrade = MARKETS[id]?.upgrade;
  if (!upgrade) throw new Error(`an order of ${id} is kept in a shape that nobody reads`);
  return { mode, snapshot: upgrade.order(snapshot) };
}

export function heedNotices({ mode, snapshot }: ReadOrder, told: NoticeLookup): ReadOrder {
  const heeding = MARKETS[mode.order.id]?.heeding;
  return heeding
    ? { mode, snapshot: { ...snapshot, quote: heeding.heeded(snapshot.quote, told) } }
    : { mode, snapshot };
}

export function orderPath(modes: ServerModes, order: Pick<OrderRow, 'mode' | 'snapshot'>) {
  const { mode, snapshot } = readOrder(modes, order);
  return mode.order.terms.path(snapshot.form);
}
