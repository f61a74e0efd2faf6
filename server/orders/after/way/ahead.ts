import { CODES } from '../../../../contract/wire/envelope';
import {
  type Happening,
  type HouseEvent,
  stateAfterEvent,
  type OrderState,
} from '../../../../domain/order/life/lifecycle';
import type { PastEvent } from '../../../../domain/order/receipt/brief';
import { isReportOf, passedPlaces } from '../../../../domain/order/on-site/way';
import type { Queries } from '../../../base/database/database';
import { Refusal } from '../../../base/http/refusal';
import type { ServerModes } from '../../../trade/modes';
import { holdOrder } from '../../orders/held';
import { readHistory } from '../../orders/history';
import { ORDER_MESSAGES as messages } from '../../orders/messages';
import type { OrderRow } from '../../orders/order';
import { type ReadOrder, readOrder } from '../../orders/snapshot';
import type { Pass } from '../../../trade/modes/after/way';

const WENT_WRONG: Happening = 'mishap.told';

type OnTheWay = Pick<OrderRow, 'mode' | 'state' | 'snapshot'>;

/** Units travel separately; passes of the whole order precede and follow those of each unit. */
export const isOneWay = (one: Pass, other: Pass): boolean =>
  one.unit === undefined || other.unit === undefined || one.unit === other.unit;

/**
 * Passes that can still be reported. A report closes itself and all before it for its unit; a pass with words can be
 * reported again, as a team may change.
 */
export function passesAhead({ mode, snapshot }: ReadOrder, state: OrderState, told: readonly PastEvent[]): Pass[] {
  const way = mode.after?.way;
  const wrong = told.flatMap(({ event, note }) => (event === WENT_WRONG && note !== null ? [note] : []));
  const all = way?.passes(snapshot, state, told) ?? [];
  const passes = all.filter((pass) => way?.skips?.(snapshot, pass, wrong) !== true);
  const notes = passedPlaces(told);
  const isBehind = passes.map(({ place }) => notes.some((note) => isReportOf(note, place)));
  return passes.filter((pass, at) => {
    const isPast = passes.some((later, place) => place > at && isBehind[place] && isOneWay(pass, later));
    return !isPast && (!isBehind[at] || pass.tells !== undefined);
  });
}

export const orderPassesAhead = (modes: ServerModes, order: OnTheWay, told: readonly PastEvent[]): Pass[] =>
  passesAhead(readOrder(modes, order), order.state, told);

/** First pass still lacking its papers: the paper of the last place completes an order. */
export const firstUnseenPass = (ahead: readonly Pass[]): Pass | undefined =>
  ahead.find(({ papers = [] }) => papers.length > 0);

/** Locks an order under way; returns its passes ahead and all reports. */
export async function holdWay(inside: Queries, modes: ServerModes, orderNo: string) {
  const order = await holdOrder(inside, orderNo);
  const told = (await readHistory(inside, [orderNo])).get(orderNo) ?? [];
  const ahead = orderPassesAhead(modes, order, told);
  if (ahead.length === 0) throw new Refusal(CODES.moveRefused, messages.moveRefused);
  return { order, ahead, told, passed: passedPlaces(told) };
}

export async function holdToWay(
  inside: Queries,
  modes: ServerModes,
  order: OnTheWay & { orderNo: string },
  event: HouseEvent,
) {
  if (stateAfterEvent(event) === undefined) return;
  const told = (await readHistory(inside, [order.orderNo])).get(order.orderNo) ?? [];
  const open = firstUnseenPass(orderPassesAhead(modes, order, told));
  if (open) throw new Refusal(CODES.moveRefused, messages.placeFirst(open.place));
}
