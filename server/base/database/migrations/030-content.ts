import type { Migration } from './migration';

export const content: Migration = {
  version: 30,
  name: 'content',
  statements: [
    `create table legal_documents (
      document_id text not null,
      version text not null,
      body jsonb not null,
      published_at timestamptz not null,
      primary key (document_id, version)
    )`,
  ],
};
