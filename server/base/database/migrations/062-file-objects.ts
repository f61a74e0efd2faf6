import type { Migration } from './migration';

/**
 * Papers leave the database. The next start carries old ones over (`server/people/files/carry-over.ts`); the column is
 * renamed so that an older gateway fails loudly.
 */
export const fileObjects: Migration = {
  version: 62,
  name: 'file-objects',
  statements: [
    'alter table files rename column content to inline_content',
    'alter table files alter column inline_content drop not null',
    'alter table files add column sha256 text',
    `create index files_to_carry on files (file_id) where inline_content is not null`,
    'create table file_leavings (file_id text primary key, due_at timestamptz not null)',
    'create index file_leavings_due on file_leavings (due_at)',
  ],
};
