import type { Migration } from './migration';

/** What an account may hold only so many of is found by account. */
export const accountBounds: Migration = {
  version: 82,
  name: 'account bounds',
  statements: ['create index quotes_of on quotes (user_id, locked_until desc) where order_no is null'],
};
