import type { Migration } from './migration';

export const siteChecks: Migration = {
  version: 132,
  name: 'site checks',
  statements: [
    `create table site_checks (
      order_no text not null references orders (order_no),
      unit integer not null,
      item text not null,
      is_fine boolean not null,
      note text not null,
      at timestamptz not null,
      primary key (order_no, unit, item)
    )`,
  ],
};
