import type { Migration } from './migration';

/** A stay that has grown ends on another day, of which its owner is reminded anew: a notice says what it is about. */
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
