import type { Migration } from './migration';

/** An account agrees once to an edition of a text, in however many tabs. */
export const consentsOnce: Migration = {
  version: 218,
  name: 'consents once',
  statements: ['create unique index consents_once on consents (user_id, document, version)', 'drop index consents_of'],
};
