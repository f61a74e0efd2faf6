import type { Migration } from './migration';

/** From where an account was registered, as a digest: strangers of one address hold no more than one of them may. */
export const registeredFrom: Migration = {
  version: 172,
  name: 'registered from',
  statements: [
    'alter table users add column registered_from text',
    'create index users_registered_from on users (registered_from) where registered_from is not null',
  ],
};
