import type { Migration } from './migration';

/** An order with an open complaint is listed at the desk even when completed. */
export const complaintsAtDesk: Migration = {
  version: 217,
  name: 'complaints at the desk',
  statements: [
    'alter table orders add column is_complained boolean not null default false',
    `update orders o set is_complained = true
      where (select m.kind from mishaps m where m.order_no = o.order_no and m.kind in ('FILED', 'UNFOUNDED', 'CLOSED')
              order by m.no desc limit 1) = 'FILED'`,
    'drop index orders_in_carriage',
    `create index orders_in_carriage on orders
      (is_hit desc, (coalesce(head->>'leavesAt', '9')), order_no, mode, state, places, hazards)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED') or is_complained`,
  ],
};
