import {
  type EarlyEvent,
  type OrderEvent,
  orderMove,
  type OrderPath,
  type OrderState,
} from '../../../domain/order/life/lifecycle';

export type Step = { event: OrderEvent; from: OrderState; to: OrderState };

/**
 * Steps that these events lead through; `path` is needed for those after confirmation. An event unknown in its state is
 * a bug and throws.
 */
export function walkStates(from: OrderState, events: readonly OrderEvent[], path: OrderPath = []): Step[] {
  const steps: Step[] = [];
  for (const event of events) {
    const at = steps.at(-1)?.to ?? from;
    const to = orderMove(at, event, path);
    if (to === null) throw new Error(`An order in ${at} knows no ${event}`);
    steps.push({ event, from: at, to });
  }
  return steps;
}

/** Orders entering review: dangerous goods go on to the dangerous-goods review. */
export const intoReview = (event: EarlyEvent, isDanger: boolean): EarlyEvent[] =>
  isDanger ? [event, 'goods.dangerous'] : [event];
