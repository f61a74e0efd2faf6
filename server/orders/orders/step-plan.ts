import { CODES } from '../../../contract/wire/envelope';
import { type StepPlan, stepPlan } from '../../../domain/modes/step-days';
import type { OrderState } from '../../../domain/order/life/lifecycle';
import type { Queries } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import type { ServerModes } from '../../trade/modes';
import { MARKETS } from '../../trade/modes/markets';
import { readHistory } from './history';
import { ORDER_MESSAGES as messages } from './messages';
import type { OrderRow } from './order';
import { readOrder } from './snapshot';

export type PlannedOrder = Pick<OrderRow, 'orderNo' | 'mode' | 'snapshot'>;

/** Earliest report time of a state, by form, offer and earlier reports. */
export async function findStepPlan(
  queries: Queries,
  modes: ServerModes,
  order: PlannedOrder,
  to: OrderState,
): Promise<StepPlan | null> {
  const past = (await readHistory(queries, [order.orderNo])).get(order.orderNo) ?? [];
  const { snapshot } = readOrder(modes, order);
  const { mode, offer } = snapshot.quote;
  return stepPlan(mode, to, { handedAt: null, ...offer, ...MARKETS[mode]?.stepMoments?.(snapshot, past) });
}

export const isEarly = (plan: StepPlan | null | undefined, now: Date): plan is StepPlan =>
  plan !== null && plan !== undefined && now.getTime() < plan.opens;

export function holdToPlan(plan: StepPlan | null | undefined, now: Date): void {
  if (isEarly(plan, now)) throw new Refusal(CODES.moveRefused, messages.tooEarly(plan));
}
