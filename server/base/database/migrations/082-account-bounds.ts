import type { Migration } from './migration';

/** Finds bounded holdings by account, newest first. A lock's duration does not tell its age: it ends with its offer. */
export const accountBounds: Migration = {
  version: 82,
  name: 'account bounds',
  statements: [
    'alter table quotes add column made_at timestamptz',
    `update quotes set made_at = locked_until - interval '1 day'`,
    'alter table quotes alter column made_at set not null',
    'create index quotes_of on quotes (user_id, made_at desc) where order_no is null',
  ],
};
