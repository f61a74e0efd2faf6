import type { Migration } from './migration';

export const mishaps: Migration = {
  version: 207,
  name: 'mishaps of orders',
  statements: [
    `create table mishaps (
      order_no text not null references orders (order_no),
      no integer not null,
      kind text not null,
      count numeric(9, 1) not null,
      name text not null,
      day date not null,
      words text not null,
      stands text not null,
      lines jsonb not null,
      ways jsonb,
      answer_by timestamptz,
      told_at timestamptz not null,
      primary key (order_no, no)
    )`,
    'create index mishaps_asked on mishaps (answer_by) where answer_by is not null',
  ],
};
