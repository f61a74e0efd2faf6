import type { Migration } from './migration';

/** Staff accounts. Kept apart from customers: no shared table, session or cookie. */
export const staff: Migration = {
  version: 193,
  name: 'staff',
  statements: [
    `create table staff (
      id text primary key,
      login text not null unique,
      name text not null,
      roles text[] not null,
      password_hash text not null,
      factor_secret text not null,
      factor_step bigint not null default 0,
      start_until timestamptz,
      created_at timestamptz not null,
      closed_at timestamptz
    )`,
    `create table staff_recovery_codes (
      staff_id text not null references staff (id),
      digest bytea not null,
      primary key (staff_id, digest)
    )`,
    `create table staff_tickets (
      digest bytea primary key,
      staff_id text not null references staff (id),
      expires_at timestamptz not null
    )`,
    'create index staff_tickets_age on staff_tickets (expires_at)',
    `create table staff_sessions (
      id text primary key,
      staff_id text not null references staff (id),
      token_digest bytea not null unique,
      device text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    'create index staff_sessions_of on staff_sessions (staff_id, seen_at)',
    'create index staff_sessions_age on staff_sessions (expires_at)',
  ],
};
