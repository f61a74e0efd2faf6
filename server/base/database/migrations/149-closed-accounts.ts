import type { Migration } from './migration';

/** A closed account keeps an anonymous row, because its orders must be kept. */
export const closedAccounts: Migration = {
  version: 149,
  name: 'closed accounts',
  statements: [
    'alter table users add column closed_at timestamptz',
    'create index users_closed on users (closed_at) where closed_at is not null',
  ],
};
