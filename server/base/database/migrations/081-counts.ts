import type { Migration } from './migration';

/** One table for all windowed counts. Rows live minutes, so none is carried over. */
export const counts: Migration = {
  version: 81,
  name: 'counts',
  statements: [
    'drop table captcha_counts',
    'drop table quote_counts',
    `create table counts (
      kind text not null,
      subject text not null,
      count int not null,
      ends_at timestamptz not null,
      primary key (kind, subject)
    )`,
    'create index counts_of on counts (subject)',
    'create index counts_age on counts (ends_at)',
  ],
};
