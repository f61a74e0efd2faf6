import { type OrderEvent, orderMove, type OrderState } from '../../domain/order/lifecycle';

export type Step = { event: OrderEvent; from: OrderState; to: OrderState };

/** The steps these events lead through. An event the chart does not know in its state is a bug, and undoes the work. */
export function walk(from: OrderState, events: readonly OrderEvent[]): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const at = steps.at(-1)?.to ?? from;
    const to = orderMove(at, event);
    if (to === null) throw new Error(`An order in ${at} knows no ${event}`);
    steps.push({ event, from: at, to });
  }
  return steps;
}

/** Whatever comes into review: dangerous goods go on to those who know them. */
export const intoReview = (event: OrderEvent, isDanger: boolean): OrderEvent[] =>
  isDanger ? [event, 'goods.dangerous'] : [event];
