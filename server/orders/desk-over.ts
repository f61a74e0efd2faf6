import { aftersWith } from '../after';
import type { Database } from '../database/database';
import { deskWith, type OrderDesk } from './desk';
import type { Moment } from './moment';
import type { OrdersOutside } from './outside';

/** What the desk of orders does its work by, where that is something else for a while. */
export type DeskOver = Partial<Pick<OrdersOutside, 'notify' | 'sold' | 'files'>> & { database?: Database };

/** The very desk, which writes and sends by what it is given. */
export const deskOverWith =
  (deps: OrdersOutside & { database: Database; moment: Moment }) =>
  (over: DeskOver): OrderDesk => {
    const outside = { ...deps, ...over };
    return deskWith({ ...outside, after: aftersWith(outside) });
  };
