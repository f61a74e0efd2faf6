import type { Migration } from './migration';

/** Campaigns as edited content with a period. Withdrawn ones are hidden from everyone. */
export const campaigns: Migration = {
  version: 210,
  name: 'campaigns',
  statements: [
    `create table campaigns (
      act_id text primary key,
      slug text not null unique,
      title text not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > starts_at),
      blocks jsonb not null,
      state text not null default 'PUBLISHED'
    )`,
  ],
};
