import type { Migration } from './migration';

export const loginAttempts: Migration = {
  version: 12,
  name: 'login attempts',
  statements: [
    `create table login_attempts (
      account text not null,
      address text not null,
      failures int not null,
      failed_at timestamptz not null,
      primary key (account, address)
    )`,
    `create index login_attempts_age on login_attempts (failed_at)`,
  ],
};
