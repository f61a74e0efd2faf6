import type { Migration } from './migration';

/** Anyone may claim a credit code by entering it; it belongs to one enterprise only after verification. */
export const claims: Migration = {
  version: 85,
  name: 'claims',
  statements: [
    'alter table enterprises drop constraint enterprises_credit_code_key',
    'create index enterprises_claiming on enterprises (credit_code)',
    `create unique index enterprises_passed on enterprises (credit_code) where audit_status = 'PASS'`,
  ],
};
