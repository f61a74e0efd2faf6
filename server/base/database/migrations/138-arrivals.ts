import type { Migration } from './migration';

export const arrivals: Migration = {
  version: 138,
  name: 'arrivals',
  statements: [
    `create table arrivals (
      code text primary key,
      order_no text not null references orders (order_no),
      came_at timestamptz,
      missed_at timestamptz
    )`,
    'create index arrivals_by_order on arrivals (order_no)',
  ],
};
