import type { Migration } from './migration';

export const gateCodesOfTrucks: Migration = {
  version: 97,
  name: 'gate codes of trucks',
  statements: [
    `alter table orders add column gate_codes text[] not null default '{}'`,
    'update orders set gate_codes = array[gate_code] where gate_code is not null',
    'alter table orders drop column gate_code',
    'create index orders_gate_codes on orders using gin (gate_codes)',
  ],
};
