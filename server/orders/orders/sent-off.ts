import { CODES } from '../../../contract/wire/envelope';
import { papersBeforeState } from '../../../domain/modes/state-papers';
import type { Paper } from '../../../domain/order/receipt/brief';
import type { FileRow } from '../../../domain/order/form/form';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import { isPaperHandedIn } from '../../../domain/order/papers/papers';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import type { ServerModes } from '../../trade/modes';
import type { HeldOrder } from './held';
import { ORDER_MESSAGES as messages } from './messages';
import { readFiles } from './papers-store';
import { orderPath, readOrder } from './snapshot';

type Gated = Pick<HeldOrder, 'orderNo' | 'mode' | 'snapshot'>;

export function paperStates(
  needed: readonly Omit<Paper, 'isHere'>[],
  files: readonly Pick<FileRow, 'docType'>[],
): Paper[] {
  const handed = files.map(({ docType }) => docType);
  return needed.map((paper) => ({ ...paper, isHere: isPaperHandedIn(paper.docType, handed, needed) }));
}

export async function papersLacking(queries: Queries, modes: ServerModes, order: Gated): Promise<Paper[]> {
  const { mode, snapshot } = readOrder(modes, order);
  const handed = (await readFiles(queries, [order.orderNo])).get(order.orderNo) ?? [];
  return paperStates(mode.papers(snapshot), handed).filter(({ isHere }) => !isHere);
}

/** Goods pass a gate only with its papers. `others`: keys of trucks at other times, with their own papers. */
export async function holdToPapers(
  inside: Queries,
  modes: ServerModes,
  order: Gated,
  to: OrderState,
  others: readonly string[] = [],
) {
  const gate = { mode: order.mode, path: orderPath(modes, order) };
  const missing = papersBeforeState(gate, to, await papersLacking(inside, modes, order)).filter(
    ({ docType }) => !others.some((truck) => docType.endsWith(`:${truck}`)),
  );
  if (missing.length > 0) throw new Refusal(CODES.moveRefused, messages.papersFirst(missing.map(({ name }) => name)));
}
