import type { Database } from '../../database/database';
import type { Moment } from '../moment';
import type { OrdersOutside } from '../outside';

export type BumpDeps = Pick<OrdersOutside, 'modes' | 'sold' | 'notify' | 'quotes'> & {
  database: Database;
  moment: Moment;
};
