import type { Migration } from './migration';

/**
 * Editors' documents of every kind. A `draft` is private until published; versions record their publisher, null for the
 * command line. `turn` rises with each act; `changed_at` is the last change of published text. News are converted
 * unchanged.
 */
export const documents: Migration = {
  version: 212,
  name: 'documents',
  statements: [
    `create table documents (
      kind text not null,
      key text not null,
      state text not null,
      turn integer not null default 0,
      version integer not null default 0,
      body jsonb,
      draft jsonb,
      published_at timestamptz not null,
      changed_at timestamptz not null,
      views integer not null default 0,
      primary key (kind, key)
    )`,
    'create index documents_by_time on documents (kind, state, published_at desc)',
    `create table document_versions (
      kind text not null,
      key text not null,
      number integer not null,
      act text not null,
      body jsonb not null,
      at timestamptz not null,
      by_staff text references staff (id),
      primary key (kind, key, number),
      foreign key (kind, key) references documents (kind, key)
    )`,
    `insert into documents (kind, key, state, version, body, draft, published_at, changed_at, views)
     select 'news', news_id::text, state, coalesce((select max(number) from news_history h where h.news_id = n.news_id), 0),
            case when state <> 'DRAFT' then jsonb_build_object(
              'type', type, 'title', title, 'summary', summary, 'source', source, 'paragraphs', paragraphs) end,
            draft, published_at, published_at, views
       from news n`,
    `insert into document_versions (kind, key, number, act, body, at)
     select 'news', news_id::text, number, act, body, at from news_history`,
    'drop table news_history',
    'drop table news',
  ],
};
