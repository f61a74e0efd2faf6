import type { Migration } from './migration';

export const leavings: Migration = {
  version: 134,
  name: 'leavings',
  statements: [
    `create table leavings (
      code text primary key,
      order_no text not null references orders (order_no),
      comes_at timestamptz not null,
      grams bigint not null check (grams > 0),
      pallets integer not null check (pallets >= 0),
      truck jsonb not null,
      taking jsonb not null,
      made_at timestamptz not null,
      left_at timestamptz
    )`,
    'create index leavings_of on leavings (order_no, comes_at)',
  ],
};
