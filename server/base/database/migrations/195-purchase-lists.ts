import type { Migration } from './migration';

export const purchaseLists: Migration = {
  version: 195,
  name: 'purchase lists',
  statements: [
    `create table purchase_lists (
      user_id text primary key references users (id),
      lines jsonb not null default '[]',
      delivery jsonb not null,
      rates jsonb not null default '{}',
      held_until timestamptz
    )`,
  ],
};
