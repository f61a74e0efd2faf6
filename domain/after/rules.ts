import type { BumpedOrder } from '../order/changes/bumped';
import type { HouseEvent, OrderState } from '../order/life/lifecycle';
import type { Measured } from '../order/on-site/measured';
import type { Money } from '../values/money';

export type OrderStatus = { state: OrderState; measured: Measured | null; bumped: BumpedOrder | null };

/**
 * Pure rules for what can happen after an order is placed. They run for every order, also of modes where the case never
 * occurs.
 */
export type AfterRules = {
  /** True if staff cannot send this event now, although the order chart allows it. */
  bars?(order: OrderStatus, event: HouseEvent): boolean;
  fee?(fee: Money, order: OrderStatus, now: number): Money;
};
