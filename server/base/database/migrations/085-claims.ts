import type { Migration } from './migration';

/** A credit code is claimed by whoever writes it down; it belongs to one enterprise only once a person has said so. */
export const claims: Migration = {
  version: 85,
  name: 'claims',
  statements: [
    'alter table enterprises drop constraint enterprises_credit_code_key',
    'create index enterprises_claiming on enterprises (credit_code)',
    `create unique index enterprises_passed on enterprises (credit_code) where audit_status = 'PASS'`,
  ],
};
