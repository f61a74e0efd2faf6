import type { Amounts } from '../../../../domain/order/on-site/measured';
import type { Queries } from '../../../base/database/database';
import type { Placement, Snapshot } from '../../../trade/modes/mode';
import type { ClosedTo } from '../../../trade/closures/hits';
import { readHeldNow } from '../../orders/placing';
import { giveBack } from '../../../world/takings/give-back';
import { takeStock } from '../../../world/takings/take';
import { takeTurns, type Turn } from '../../../world/takings/turns';
import type { Intake, Onward } from '../../../trade/modes/after/measure';

const stockIdsOfTurns = (turns: readonly Turn[]): string[] => turns.map(({ stockId }) => stockId);

/** Takes only what was seen free while holding the turn, so no other order can come between. */
async function taken(inside: Queries, placed: Placement): Promise<void> {
  if (!(await takeStock(inside, placed.takings))) throw new Error('what was free a moment ago is taken');
}

/** Resizes an order in its place; null without room, and it then holds no room at all. */
export async function resizePlace(
  inside: Queries,
  intake: Intake,
  orderNo: string,
  order: Snapshot,
  came: Amounts | null,
): Promise<Placement | null> {
  const turns = intake.turns(order);
  await takeTurns(inside, turns);
  await giveBack(inside, [orderNo]);
  const placed = intake.stay(order, came, await readHeldNow(inside, stockIdsOfTurns(turns)));
  if (placed) await taken(inside, placed);
  return placed;
}

type Waiting = { orderNo: string; order: Snapshot; came: Amounts; closedTo: ClosedTo };

/** Moves the arrived goods to a later offer; null if none takes them. Releases the earlier room. */
export async function goLater(
  inside: Queries,
  intake: Intake,
  { orderNo, order, came, closedTo }: Waiting,
): Promise<Onward<unknown> | null> {
  const turns = intake.laterTurns(order);
  await takeTurns(inside, [...intake.turns(order), ...turns]);
  await giveBack(inside, [orderNo]);
  const open = intake.later(order, came, await readHeldNow(inside, stockIdsOfTurns(turns)));
  const onward = open.find(({ offer }) => closedTo({ form: order.form, offer }) === null) ?? null;
  if (onward) await taken(inside, onward.placed);
  return onward;
}
