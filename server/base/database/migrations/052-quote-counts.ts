import type { Migration } from './migration';

export const quoteCounts: Migration = {
  version: 52,
  name: 'quote counts',
  statements: [
    `create table quote_counts (
      address text primary key,
      count int not null,
      ends_at timestamptz not null
    )`,
    'create index quote_counts_age on quote_counts (ends_at)',
  ],
};
