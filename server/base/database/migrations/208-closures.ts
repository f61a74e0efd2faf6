import type { Migration } from './migration';

/**
 * Closures, and the places orders pass, so that the desk finds affected orders. `day_data`: one row per kind of daily
 * data, locked by its writer.
 */
export const closures: Migration = {
  version: 208,
  name: 'closures',
  statements: [
    `create table closures (
      closure_id text primary key,
      mode text,
      key text not null,
      name text not null,
      classes text[] not null,
      reason text not null,
      from_day text not null,
      until_day text not null,
      put_at timestamptz not null,
      put_by text references staff (id),
      dropped_at timestamptz,
      dropped_by text references staff (id)
    )`,
    'create index closures_standing on closures (until_day) where dropped_at is null',
    'create table day_data (name text primary key, revision bigint not null)',
    `insert into day_data (name, revision) values ('closures', 0)`,
    `alter table orders add column passes text[] not null default '{}', add column is_hit boolean not null default false,
       add column hit_by text`,
    `update orders set passes = array(select key from unnest(array[
       'place:' || (head #>> '{org,code}'), 'place:' || (head #>> '{dst,code}'),
       'lane:' || (head #>> '{org,code}') || '>' || (head #>> '{dst,code}'),
       'carrier:' || (head #>> '{supplier,code}'), 'carrier:*']) as key where key is not null)`,
    'drop index orders_in_review',
    'drop index orders_at_customer',
    'drop index orders_in_carriage',
    `create index orders_in_review on orders (is_hit desc, submitted_at, order_no, mode, state, places, hazards)
      where state in ('UNDER_REVIEW', 'DG_REVIEW')`,
    `create index orders_at_customer on orders
      (is_hit desc, (coalesce(reply_by, verify_by)), order_no, mode, state, places, hazards)
      where state in ('AWAIT_VERIFY', 'PENDING_UPDATE')`,
    `create index orders_in_carriage on orders
      (is_hit desc, (coalesce(head->>'leavesAt', '9')), order_no, mode, state, places, hazards)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED')`,
    'create index orders_hit on orders (hit_by) where hit_by is not null',
  ],
};
