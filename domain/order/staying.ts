import type { OrderState } from './lifecycle';

/** From its confirmation until the goods leave, a stay may grow. */
const PROLONGABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED', 'CARGO_IN']);

export const isProlongable = (state: OrderState): boolean => PROLONGABLE.has(state);

/** As long as the longest stay that anybody may book. */
export const MOST_STAY_DAYS = 3650;
