import type { Migration } from './migration';

/** One consent per account and edition, however many tabs are open. */
export const consentsOnce: Migration = {
  version: 218,
  name: 'consents once',
  statements: ['create unique index consents_once on consents (user_id, document, version)', 'drop index consents_of'],
};
