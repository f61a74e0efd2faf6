import type { Migration } from './migration';

/**
 * Approval requests as sent, with their decisions. Only digests of the link and of the access pass are stored. The
 * trail is append-only: each line contains the previous line's digest.
 */
export const purchaseApprovals: Migration = {
  version: 205,
  name: 'purchase approvals',
  statements: [
    `create table purchase_approvals (
      approval_id text primary key,
      user_id text not null references users (id),
      token_digest bytea not null unique,
      approver text not null,
      phone text not null,
      revision jsonb not null,
      hash text not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      opened integer not null default 0,
      last_opened_at timestamptz,
      wrong integer not null default 0,
      locked_until timestamptz,
      pass_digest bytea,
      pass_until timestamptz,
      decision text,
      decided_by text,
      decided_at timestamptz,
      reason text not null default '',
      signature jsonb
    )`,
    'create index purchase_approvals_of on purchase_approvals (user_id, made_at desc)',
    `create table purchase_trail (
      user_id text not null references users (id),
      seq integer not null,
      at timestamptz not null,
      who text not null,
      what text not null,
      approval_id text not null,
      revision text not null,
      said text not null,
      network text not null,
      agent text not null,
      prev_hash text not null,
      hash text not null,
      primary key (user_id, seq)
    )`,
  ],
};
