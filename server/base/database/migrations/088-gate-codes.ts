import type { Migration } from './migration';

export const gateCodes: Migration = {
  version: 88,
  name: 'gate codes',
  statements: [
    'alter table orders add column gate_code text',
    'create unique index orders_gate_code on orders (gate_code) where gate_code is not null',
  ],
};
