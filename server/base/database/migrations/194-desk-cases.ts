import type { Migration } from './migration';

export const deskCases: Migration = {
  version: 194,
  name: 'desk cases',
  statements: [
    `create table desk_cases (
      order_no text primary key references orders (order_no),
      turn bigint not null,
      held_by text references staff (id),
      held_at timestamptz
    )`,
    'create index desk_cases_of on desk_cases (held_by) where held_by is not null',
    'alter table order_events add column by_staff text references staff (id)',
    `create table desk_log (
      position bigint primary key,
      at timestamptz not null,
      staff_id text not null references staff (id),
      act text not null,
      subject text not null,
      said text not null,
      hash bytea not null
    )`,
    'create index desk_log_of on desk_log (subject, position)',
    'create table desk_log_end (one boolean primary key, position bigint not null, hash bytea not null)',
    `insert into desk_log_end (one, position, hash) values (true, 0, ''::bytea)`,
    `create index orders_in_review on orders (submitted_at, order_no) where state in ('UNDER_REVIEW', 'DG_REVIEW')`,
    `create index orders_at_customer on orders ((coalesce(reply_by, verify_by)), order_no)
      where state in ('AWAIT_VERIFY', 'PENDING_UPDATE')`,
    `create index orders_in_carriage on orders ((coalesce(head->>'leavesAt', '9')), order_no)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED')`,
    `create index orders_open on orders (state) where state in ('UNDER_REVIEW', 'DG_REVIEW', 'AWAIT_VERIFY',
      'PENDING_UPDATE', 'CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED')`,
  ],
};
