import type { OrderState } from './lifecycle';

/** From its confirmation until the goods leave, a stay may grow. */
const PROLONGABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED', 'CARGO_IN']);

export const isProlongable = (state: OrderState): boolean => PROLONGABLE.has(state);

/** Of the end of a stay its owner is reminded so many days before, as long as the goods are there. */
export const STAYS_IN: OrderState = 'CARGO_IN';
export const REMIND_DAYS_BEFORE_END = [7, 3] as const;

/** And of the day from which what travels owes more rent, as long as any of it is out. */
export const REMIND_DAYS_BEFORE_RENT = [5, 1] as const;

/** As long as the longest stay that anybody may book. */
export const MOST_STAY_DAYS = 3650;
