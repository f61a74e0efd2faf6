import type { Migration } from './migration';

/** The open list stays in place; a person's other lists get a table. Each approval belongs to one list. */
export const namedPurchaseLists: Migration = {
  version: 226,
  name: 'named purchase lists',
  statements: [
    `alter table purchase_lists
      add column list_id text not null default 'first',
      add column name text not null default '采购单',
      add column made_at timestamptz not null default 'epoch'`,
    `create table purchase_lists_kept (
      user_id text not null references purchase_lists (user_id) on delete cascade,
      list_id text not null,
      name text not null,
      made_at timestamptz not null,
      lines jsonb not null,
      delivery jsonb not null,
      rates jsonb not null,
      held_until timestamptz,
      primary key (user_id, list_id)
    )`,
    "alter table purchase_approvals add column list_id text not null default 'first'",
  ],
};
