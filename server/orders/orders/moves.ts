import {
  type EarlyEvent,
  type OrderEvent,
  orderMove,
  type OrderPath,
  type OrderState,
} from '../../../domain/order/life/lifecycle';

export type Step = { event: OrderEvent; from: OrderState; to: OrderState };

/**
 * The steps these events lead through; `path` is wanted for those after the confirmation. An event the chart does not know in its state is a bug, and undoes the work.
 */
export function walk(from: OrderState, events: readonly OrderEvent[], path: OrderPath = []): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const at = steps.at(-1)?.to ?? from;
    const to = orderMove(at, event, path);
    if (to === null) throw new Error(`An order in ${at} knows no ${event}`);
    steps.push({ event, from: at, to });
  }
  return steps;
}

/** Whatever comes into review: dangerous goods go on to those who know them. */
export const intoReview = (event: EarlyEvent, isDanger: boolean): EarlyEvent[] =>
  isDanger ? [event, 'goods.dangerous'] : [event];
