import type { Migration } from './migration';

/** Whoever has left keeps a row without a person, for the orders that have to be kept. */
export const closedAccounts: Migration = {
  version: 149,
  name: 'closed accounts',
  statements: [
    'alter table users add column closed_at timestamptz',
    'create index users_closed on users (closed_at) where closed_at is not null',
  ],
};
