import { CODES } from '../../contract/envelope';
import { papersAtGate } from '../../domain/modes/gates';
import type { Paper } from '../../domain/order/brief';
import type { OrderState } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import type { ServerModes } from '../modes';
import { papersOf } from './brief';
import type { HeldOrder } from './held';
import { ORDER_MESSAGES as messages } from './messages';
import { filesOf } from './papers-store';
import { pathOf, readOrder } from './snapshot';

type Gated = Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>;

/** Papers of an order that are still missing. */
export async function papersLacking(queries: Queries, modes: ServerModes, order: Gated): Promise<Paper[]> {
  const { mode, snapshot } = readOrder(modes, order);
  const handed = (await filesOf(queries, [order.orderNo])).get(order.orderNo) ?? [];
  return papersOf(mode.papers(snapshot), handed).filter(({ isHere }) => !isHere);
}

/**
 * Goods neither come into the hands of the house nor leave them before the papers of that gate are there. `others`: keys
 * of trucks that come at another time, with papers of their own.
 */
export async function holdToPapers(
  inside: Queries,
  modes: ServerModes,
  order: Gated,
  to: OrderState,
  others: readonly string[] = [],
) {
  const gate = { mode: order.mode, path: pathOf(modes, order) };
  const missing = papersAtGate(gate, to, await papersLacking(inside, modes, order)).filter(
    ({ docType }) => !others.some((truck) => docType.endsWith(`:${truck}`)),
  );
  if (missing.length > 0) throw new Refusal(CODES.moveRefused, messages.papersFirst(missing.map(({ name }) => name)));
}
