import type { OrderState } from './lifecycle';

/** A stay can be prolonged from the confirmation of its order until the goods leave. */
const PROLONGABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED', 'CARGO_IN']);

export const isProlongable = (state: OrderState): boolean => PROLONGABLE.has(state);

/** The goods are in the store; the owner is reminded this many days before the stay ends. */
export const STAYS_IN: OrderState = 'CARGO_IN';
export const REMIND_DAYS_BEFORE_END = [7, 3] as const;

/** The owner is reminded this many days before rented equipment starts to cost extra, while any of it is still out. */
export const REMIND_DAYS_BEFORE_RENT = [5, 1] as const;

/** The longest stay that can be booked. */
export const MOST_STAY_DAYS = 3650;
/** What stands longer is signed for by the quarter. */
export const QUARTERLY_FROM_DAYS = 180;
