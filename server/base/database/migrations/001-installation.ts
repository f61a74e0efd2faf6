import type { Migration } from './migration';

export const installation: Migration = {
  version: 1,
  name: 'installation',
  statements: [
    `create table installation_secrets (
      name text primary key,
      value bytea not null
    )`,
  ],
};
