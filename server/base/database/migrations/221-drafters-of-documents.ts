import type { Migration } from './migration';

export const draftersOfDocuments: Migration = {
  version: 221,
  name: 'drafters of documents',
  statements: [`alter table documents add column drafted_by jsonb not null default '[]'`],
};
