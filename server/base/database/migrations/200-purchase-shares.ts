import type { Migration } from './migration';

/** Links that share a snapshot of a purchase list. Only a digest of the link is stored. */
export const purchaseShares: Migration = {
  version: 200,
  name: 'purchase shares',
  statements: [
    `create table purchase_shares (
      share_id text primary key,
      user_id text not null references users (id),
      token_digest bytea not null unique,
      show text not null,
      needs_login boolean not null,
      sheet jsonb not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      is_extended boolean not null default false,
      revoked_at timestamptz,
      opened integer not null default 0,
      last_opened_at timestamptz
    )`,
    'create index purchase_shares_of on purchase_shares (user_id, made_at desc)',
  ],
};
