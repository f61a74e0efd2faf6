/** Staff, the cases they work on, and the log of what they did. */
export const DESK = `
-- Kept apart from customers: no shared table, session or cookie.
create table staff (
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
);

create table staff_recovery_codes (
  staff_id text not null references staff (id),
  digest bytea not null,
  primary key (staff_id, digest)
);

create table staff_tickets (
  digest bytea primary key,
  staff_id text not null references staff (id),
  expires_at timestamptz not null
);
create index staff_tickets_age on staff_tickets (expires_at);

create table staff_sessions (
  id text primary key,
  staff_id text not null references staff (id),
  token_digest bytea not null unique,
  device text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index staff_sessions_of on staff_sessions (staff_id, seen_at);
create index staff_sessions_age on staff_sessions (expires_at);

-- taken_from: holder before the last take-over, who is notified. kind: unknown for cases moved earlier.
create table desk_cases (
  subject text primary key,
  turn bigint not null,
  held_by text references staff (id),
  held_at timestamptz,
  kind text,
  taken_from text references staff (id),
  taken_by text references staff (id),
  taken_at timestamptz
);
create index desk_cases_of on desk_cases (held_by) where held_by is not null;
create index desk_cases_taken on desk_cases (taken_from, taken_at) where taken_from is not null;

-- Lines with a key_id are keyed.
create table desk_log (
  position bigint not null,
  at timestamptz not null,
  staff_id text references staff (id),
  act text not null,
  subject text not null,
  said text not null,
  hash bytea not null,
  key_id text,
  primary key (position)
);
create index desk_log_of on desk_log (subject, position);

create table desk_log_end (
  one boolean primary key,
  position bigint not null,
  hash bytea not null,
  key_id text
);
insert into desk_log_end (one, position, hash) values (true, 0, ''::bytea);

-- Seals of the rows that the act of a line wrote.
create table desk_seals (
  position bigint not null,
  source text not null,
  row_key text not null,
  up_to bigint not null,
  digest bytea not null,
  primary key (position, source, row_key)
);
create index desk_seals_of on desk_seals (source, row_key, position);
`;
