import type { Migration } from './migration';

export const verifications: Migration = {
  version: 31,
  name: 'verifications',
  statements: [
    `create table enterprise_verifications (
      id text primary key,
      enterprise_id text not null references enterprises (id),
      submitted_by text not null references users (id),
      name text not null,
      credit_code text not null,
      licence_name text,
      licence_type text,
      licence bytea,
      submitted_at timestamptz not null,
      decision text,
      reason text,
      decided_at timestamptz
    )`,
    `create index enterprise_verifications_of on enterprise_verifications (enterprise_id, submitted_at)`,
  ],
};
