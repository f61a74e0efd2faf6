import type { Database } from '../../database/database';
import type { Moment } from '../moment';
import type { OrdersOutside } from '../outside';

export type IntakeDeps = Pick<OrdersOutside, 'modes' | 'sold' | 'notify' | 'identityOf'> & {
  database: Database;
  moment: Moment;
};
