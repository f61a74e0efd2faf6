import type { Migration } from './migration';

/** An extended stay ends on another day and gets a new reminder, so a notice records its subject. */
export const endsOfStays: Migration = {
  version: 127,
  name: 'ends of stays',
  statements: [
    `alter table order_notices add column about text not null default ''`,
    'alter table order_notices drop constraint order_notices_pkey',
    'alter table order_notices add primary key (order_no, kind, about)',
    'create index neighbours_leaving on neighbours (to_day) where to_day is not null',
  ],
};
