import type { Migration } from './migration';

export const approvers: Migration = {
  version: 225,
  name: 'approvers',
  statements: [
    `create table approvers (
      enterprise_id text not null references enterprises (id),
      phone text not null,
      name text not null,
      primary key (enterprise_id, phone)
    )`,
  ],
};
