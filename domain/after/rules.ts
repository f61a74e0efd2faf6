import type { Bumped } from '../order/changes/bumped';
import type { HouseEvent, OrderState } from '../order/life/lifecycle';
import type { Measured } from '../order/on-site/measured';
import type { Money } from '../values/money';

/** An order that stands, by its row alone. */
export type OrderStatus = { state: OrderState; measured: Measured | null; bumped: Bumped | null };

/** The pure half of what can happen to an order that stands. It is asked of every order, also of modes to whose orders it never happens. */
export type AfterRules = {
  /** Whether the house cannot say this now, although the chart of orders allows it. */
  bars?(order: OrderStatus, event: HouseEvent): boolean;
  /** The fee for giving the order up, from the fee its mode asks. */
  fee?(fee: Money, order: OrderStatus, now: number): Money;
};
