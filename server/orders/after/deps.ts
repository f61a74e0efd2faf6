import type { HouseEvent, OrderState } from '../../../domain/order/life/lifecycle';
import type { Amounts } from '../../../domain/order/on-site/measured';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { Database, Queries } from '../../base/database/database';
import type { HeldOrder } from '../orders/held';
import type { Moment } from '../orders/moment';
import type { OrdersOutside } from '../orders/outside';

/** Input of a move from the desk. Each capability reads its own entry. */
export type DeskReport = {
  came?: Amounts | undefined;
  units?: readonly Unit[] | undefined;
  ended?: StayEnd | undefined;
};

/** End of a stay: the settlement receipt, and the truck that takes goods without a booking. */
export type StayEnd = { settled: string; tons: number; plateNo: string };

/** A completed move. The order's row is locked and already has state `to`. */
export type OrderMove = { order: HeldOrder; event: HouseEvent; to: OrderState; said: DeskReport; now: Date };

export type MoveTexts = { note: string; text?: string };

/** Move of an order whose row is locked. `byUser`: set when the owner makes the move. */
export type CarriedMove = Omit<OrderMove, 'to' | 'said'> & { said?: DeskReport; reason?: string; byUser?: string };

/**
 * Dependencies of a capability. `carryOn` moves an order and runs all capabilities; `moveOn` first checks what must be
 * done before.
 */
export type AfterDeps = OrdersOutside & {
  database: Database;
  moment: Moment;
  carryOn: (inside: Queries, carrying: CarriedMove) => Promise<unknown>;
  moveOn: (inside: Queries, carrying: CarriedMove) => Promise<unknown>;
};
