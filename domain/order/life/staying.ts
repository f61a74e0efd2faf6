import type { OrderState } from './lifecycle';

const PROLONGABLE: ReadonlySet<OrderState> = new Set(['CONFIRMED', 'BOOKED', 'CARGO_IN']);

export const isProlongable = (state: OrderState): boolean => PROLONGABLE.has(state);

/** State of stored goods; the owner is reminded this many days before the stay ends. */
export const STAYS_IN: OrderState = 'CARGO_IN';
export const REMIND_DAYS_BEFORE_END = [7, 3] as const;

/** Days before rented equipment costs extra; reminders go out while any is not returned. */
export const REMIND_DAYS_BEFORE_RENT = [5, 1] as const;

export const MOST_STAY_DAYS = 3650;
export const STAY_SAYS = `存放天数应为 1–${MOST_STAY_DAYS}`;
/** Stays from this length on need a signed quarterly statement. */
export const QUARTERLY_FROM_DAYS = 180;
