import type { Migration } from './migration';

export const ordersMadeTogether: Migration = {
  version: 223,
  name: 'orders made together',
  statements: ['alter table orders add column beside_no text references orders (order_no)'],
};
