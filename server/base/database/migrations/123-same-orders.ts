import type { Migration } from './migration';

/** Key that equal orders or enquiries share; null for modes without duplicate checks. */
export const sameOrders: Migration = {
  version: 123,
  name: 'same orders',
  statements: [
    'alter table orders add column same_as text',
    'create index orders_same on orders (user_id, same_as, submitted_at) where same_as is not null',
    'alter table enquiries add column same_as text',
  ],
};
