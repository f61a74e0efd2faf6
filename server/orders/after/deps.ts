import type { HouseEvent, OrderState } from '../../../domain/order/life/lifecycle';
import type { Amounts } from '../../../domain/order/on-site/measured';
import type { Unit } from '../../../domain/order/boxes/unit';
import type { Database, Queries } from '../../base/database/database';
import type { HeldOrder } from '../orders/held';
import type { Moment } from '../orders/moment';
import type { OrdersOutside } from '../orders/outside';

/** What the desk says along with a move. Each capability reads its own entry. */
export type DeskReport = {
  came?: Amounts | undefined;
  units?: readonly Unit[] | undefined;
  ended?: StayEnd | undefined;
};

/** End of a stay: the receipt of the settlement and the truck of goods without a booking. */
export type StayEnd = { settled: string; tons: number; plateNo: string };

/** A move that has been made. The row of the order is held and says `to`. */
export type OrderMove = { order: HeldOrder; event: HouseEvent; to: OrderState; said: DeskReport; now: Date };

/** In place of what the history says of a move by itself, and of what its owner is sent. */
export type MoveTexts = { note: string; text?: string };

/** A move of an order whose row is held. `byUser`: the owner who makes the move; left out where the house makes it. */
export type Carrying = Omit<OrderMove, 'to' | 'said'> & { said?: DeskReport; reason?: string; byUser?: string };

/**
 * For a capability that moves an order on by itself; all others do their part as when the desk moves it. `moveOn`: once
 * nothing has to be done first.
 */
export type AfterDeps = OrdersOutside & {
  database: Database;
  moment: Moment;
  carryOn: (inside: Queries, carrying: Carrying) => Promise<unknown>;
  moveOn: (inside: Queries, carrying: Carrying) => Promise<unknown>;
};
