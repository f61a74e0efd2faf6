import type { Migration } from './migration';

/** Two orders that were made together name each other. */
export const ordersMadeTogether: Migration = {
  version: 223,
  name: 'orders made together',
  statements: ['alter table orders add column beside_no text references orders (order_no)'],
};
