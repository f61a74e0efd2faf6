import type { Told } from '../../domain/offer/notice';
import type { ServerModes } from '../modes';
import { bookedMode } from '../modes';
import type { BookedMode, Snapshot } from '../modes/mode';
import type { OrderRow, OrderSnapshot } from './order';

const isOfToday = (kept: unknown): kept is OrderSnapshot =>
  typeof kept === 'object' && kept !== null && 'v' in kept && kept.v === 2;

export type ReadOrder = { mode: BookedMode; snapshot: Snapshot };

/** An order with its mode, in the shape of today however it was kept. It is never written again. */
export function readOrder(modes: ServerModes, { mode: id, snapshot }: Pick<OrderRow, 'mode' | 'snapshot'>): ReadOrder {
  const mode = bookedMode(modes, id);
  if (isOfToday(snapshot)) return { mode, snapshot };
  if (!mode.before) throw new Error(`an order of ${id} is kept in a shape that nobody reads`);
  return { mode, snapshot: mode.before.order(snapshot) };
}

/** As it stands by now: with what the house says of places on its way. */
export function heeding({ mode, snapshot }: ReadOrder, told: Told): ReadOrder {
  if (!mode.heeding) return { mode, snapshot };
  return { mode, snapshot: { ...snapshot, quote: mode.heeding(snapshot.quote, told) } };
}

/** The states an order passes through from its confirmation on. */
export function pathOf(modes: ServerModes, order: Pick<OrderRow, 'mode' | 'snapshot'>) {
  const { mode, snapshot } = readOrder(modes, order);
  return mode.order.terms.path(snapshot.form);
}
