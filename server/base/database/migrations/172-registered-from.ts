import type { Migration } from './migration';

/**
 * Digest of the address an account was registered from: unverified accounts of one address share one account's bounds.
 */
export const registeredFrom: Migration = {
  version: 172,
  name: 'registered from',
  statements: [
    'alter table users add column registered_from text',
    'create index users_registered_from on users (registered_from) where registered_from is not null',
  ],
};
