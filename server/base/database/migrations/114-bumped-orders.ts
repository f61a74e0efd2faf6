import type { Migration } from './migration';

export const bumpedOrders: Migration = {
  version: 114,
  name: 'bumped orders',
  statements: [
    'alter table orders add column bumped jsonb',
    'alter table orders add column bump_by timestamptz',
    'create index orders_bump_by on orders (bump_by) where bump_by is not null',
  ],
};
