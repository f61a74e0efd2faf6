import type { Migration } from './migration';

/** Papers and photographs of what an order passes lie beside those of packed boxes: of no unit, but of a place and a kind. */
export const wayPapers: Migration = {
  version: 171,
  name: 'way papers',
  statements: ['alter table site_photos add column place text', 'alter table site_photos add column doc_type text'],
};
