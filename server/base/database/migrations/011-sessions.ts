import type { Migration } from './migration';

export const sessions: Migration = {
  version: 11,
  name: 'sessions',
  statements: [
    `create table sessions (
      id text primary key,
      user_id text not null references users (id),
      token_digest bytea not null unique,
      device text not null,
      created_at timestamptz not null,
      seen_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index sessions_of on sessions (user_id, seen_at)`,
    `create index sessions_age on sessions (expires_at)`,
    `create table tickets (
      digest bytea primary key,
      session_id text not null references sessions (id) on delete cascade,
      audience text not null,
      expires_at timestamptz not null
    )`,
    `create index tickets_of on tickets (session_id)`,
    `create index tickets_age on tickets (expires_at)`,
  ],
};
