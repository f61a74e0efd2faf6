import type { Migration } from './migration';

export const unitsOfOrders: Migration = {
  version: 120,
  name: 'units of orders',
  statements: [
    `alter table orders add column units jsonb not null default '[]'`,
    `create table units_out (
      unit_no text primary key,
      order_no text not null references orders (order_no)
    )`,
    'create index units_out_of on units_out (order_no)',
  ],
};
