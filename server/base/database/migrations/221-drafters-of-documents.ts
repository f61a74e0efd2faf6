import type { Migration } from './migration';

/** Who has written in the draft of a text that people agree to: none of them publishes it. */
export const draftersOfDocuments: Migration = {
  version: 221,
  name: 'drafters of documents',
  statements: [`alter table documents add column drafted_by jsonb not null default '[]'`],
};
