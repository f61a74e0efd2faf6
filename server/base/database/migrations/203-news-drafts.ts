import type { Migration } from './migration';

/** Editors' news: a `draft` is private until published; earlier published versions stay in the history. */
export const newsDrafts: Migration = {
  version: 203,
  name: 'news drafts',
  statements: [
    `alter table news add column state text not null default 'PUBLISHED'`,
    'alter table news add column draft jsonb',
    `create table news_history (
      news_id bigint not null references news (news_id),
      number integer not null,
      act text not null,
      body jsonb not null,
      at timestamptz not null,
      primary key (news_id, number)
    )`,
  ],
};
