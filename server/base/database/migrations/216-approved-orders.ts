import type { Migration } from './migration';

export const approvedOrders: Migration = {
  version: 216,
  name: 'approved orders',
  statements: [
    `create table approved_orders (
      order_no text primary key references orders (order_no),
      approval_id text not null references purchase_approvals (approval_id),
      line_ids text[] not null,
      total bigint not null
    )`,
    'create index approved_orders_by on approved_orders (approval_id)',
  ],
};
