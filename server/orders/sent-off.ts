import { CODES } from '../../contract/envelope';
import { askable } from '../../domain/order/asked';
import type { HouseEvent } from '../../domain/order/lifecycle';
import type { Queries } from '../database/database';
import { Refusal } from '../http/refusal';
import type { ServerModes } from '../modes';
import { papersOf } from './brief';
import type { HeldOrder } from './held';
import { ORDER_MESSAGES as messages } from './messages';
import { filesOf } from './papers-store';
import { readOrder } from './snapshot';

/** Dangerous goods are neither declared nor sent off before their papers are there; weighing comes after declaring. */
export async function holdToPapers(inside: Queries, modes: ServerModes, order: HeldOrder, event: HouseEvent) {
  if (event !== 'declared' && event !== 'departed') return;
  const { mode, snapshot } = readOrder(modes, order);
  if (snapshot.form.isDanger !== 'Y') return;
  const handed = (await filesOf(inside, [order.orderNo])).get(order.orderNo) ?? [];
  const needed = papersOf(mode.papers(snapshot), handed);
  const missing = (event === 'declared' ? askable(needed) : needed).filter(({ isHere }) => !isHere);
  if (missing.length > 0) throw new Refusal(CODES.moveRefused, messages.papersFirst(missing.map(({ name }) => name)));
}
