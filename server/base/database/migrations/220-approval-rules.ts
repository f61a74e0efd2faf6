import type { Migration } from './migration';

/**
 * Sums in fen above which an enterprise requires one or two approvals; and the link from a second approval to its
 * first.
 */
export const approvalRules: Migration = {
  version: 220,
  name: 'approval rules',
  statements: [
    `create table approval_rules (
      enterprise_id text primary key references enterprises (id),
      one_above bigint not null,
      two_above bigint,
      set_at timestamptz not null
    )`,
    'alter table purchase_approvals add column after_id text references purchase_approvals (approval_id)',
  ],
};
