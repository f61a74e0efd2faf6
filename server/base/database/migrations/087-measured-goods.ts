import type { Migration } from './migration';

/**
 * Measured against booked goods, with the owner's deadline to answer. Amendments stand beside the original order, which
 * is never rewritten.
 */
export const measuredGoods: Migration = {
  version: 87,
  name: 'measured goods',
  statements: [
    'alter table orders add column amended jsonb',
    'alter table orders add column measured jsonb',
    'alter table orders add column answer_by timestamptz',
    'create index orders_answer_by on orders (answer_by) where answer_by is not null',
  ],
};
