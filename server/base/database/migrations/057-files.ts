import type { Migration } from './migration';

export const files: Migration = {
  version: 57,
  name: 'files',
  statements: [
    `create table files (
      file_id text primary key,
      user_id text not null references users (id),
      doc_type text not null,
      name text not null,
      media_type text not null,
      size int not null,
      content bytea not null,
      uploaded_at timestamptz not null
    )`,
    'create index files_of on files (user_id)',
  ],
};
