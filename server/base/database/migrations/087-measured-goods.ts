import type { Migration } from './migration';

/**
 * What came against what was booked, and until when its owner may answer. What an order is by now stands beside what it
 * was made of, which is never written again.
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
