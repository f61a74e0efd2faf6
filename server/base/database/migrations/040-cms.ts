import type { Migration } from './migration';

export const cms: Migration = {
  version: 40,
  name: 'cms',
  statements: [
    `create table news (
      news_id bigint primary key,
      type text not null,
      title text not null,
      summary text not null,
      source text not null,
      paragraphs jsonb not null,
      published_at timestamptz not null
    )`,
    'create index news_by_time on news (published_at desc, news_id desc)',
    `create table slides (
      slide_id text primary key,
      place text not null,
      position integer not null,
      body jsonb not null
    )`,
  ],
};
