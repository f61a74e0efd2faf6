import type { Migration } from './migration';

/** Papers and photographs taken on the way are stored with those of packed boxes, by place and kind instead of unit. */
export const wayPapers: Migration = {
  version: 171,
  name: 'way papers',
  statements: ['alter table site_photos add column place text', 'alter table site_photos add column doc_type text'],
};
