import { CODES } from '../../../contract/wire/envelope';
import { papersAtGate } from '../../../domain/modes/gates';
import type { Paper } from '../../../domain/order/receipt/brief';
import type { FileRow } from '../../../domain/order/form/form';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { isHandedIn } from '../../../domain/order/papers/papers';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import type { ServerModes } from '../../trade/modes';
import type { HeldOrder } from './held';
import { ORDER_MESSAGES as messages } from './messages';
import { filesOf } from './papers-store';
import { pathOf, readOrder } from './snapshot';

type Gated = Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>;

/** Papers that are needed, each with whether it was handed in. */
export function papersOf(
  needed: readonly Omit<Paper, 'isHere'>[],
  files: readonly Pick<FileRow, 'docType'>[],
): Paper[] {
  const handed = files.map(({ docType }) => docType);
  return needed.map((paper) => ({ ...paper, isHere: isHandedIn(paper.docType, handed, needed) }));
}

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
