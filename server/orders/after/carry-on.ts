import { isGivenUp, stateAfterEvent, type OrderState } from '../../../domain/order/life/lifecycle';
import type { Capability } from './after';
import type { CarriedMove, MoveTexts } from './deps';
import type { Queries } from '../../base/database/database';
import { releaseTakings } from '../orders/cancel';
import { appendHistory } from '../orders/history';
import { walkStates } from '../orders/moves';
import type { OrdersOutside } from '../orders/outside';
import { holdToPapers } from '../orders/sent-off';
import { orderPath } from '../orders/snapshot';
import { holdToPlan, findStepPlan } from '../orders/step-plan';
import { orderStore } from '../orders/store';

type CarryDeps = Pick<OrdersOutside, 'modes' | 'quotes'> & { after: readonly Capability[] };

/**
 * The only way for staff or the clock to move an order: its state, the capabilities' parts, the history, and released
 * takings. The order's row is held. The last capability with a text writes the history.
 */
export async function carryOrderOn(
  inside: Queries,
  { modes, quotes, after }: CarryDeps,
  { order, event, said = {}, reason = '', now, byUser }: CarriedMove,
): Promise<{ to: OrderState; texts: MoveTexts | null }> {
  const { orderNo, state } = order;
  const steps = walkStates(state, [event], orderPath(modes, order));
  const to = steps.at(-1)?.to ?? state;
  await orderStore(inside).move(orderNo, state, to);
  let texts: MoveTexts | null = null;
  for (const one of after) texts = (await one.onMove?.(inside, { order, event, to, said, now })) ?? texts;
  await appendHistory(inside, orderNo, steps, { now, byUser: byUser ?? null, note: (texts?.note ?? reason) || null });
  if (isGivenUp(to)) await releaseTakings(inside, quotes, [orderNo]);
  return { to, texts };
}

/** Moves an order after checking what must be done first. */
export async function moveOrderOn(
  inside: Queries,
  deps: CarryDeps,
  carrying: CarriedMove,
): ReturnType<typeof carryOrderOn> {
  const { order, event, now } = carrying;
  const to = stateAfterEvent(event);
  if (to) holdToPlan(await findStepPlan(inside, deps.modes, order, to), now);
  for (const one of deps.after) await one.before?.(inside, order, event, carrying);
  const later = await Promise.all(deps.after.map(async (one) => (await one.later?.(inside, order)) ?? []));
  if (to) await holdToPapers(inside, deps.modes, order, to, later.flat());
  return carryOrderOn(inside, deps, carrying);
}
