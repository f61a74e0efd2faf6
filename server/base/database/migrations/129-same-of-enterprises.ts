import type { Migration } from './migration';

export const sameOfEnterprises: Migration = {
  version: 129,
  name: 'same orders of enterprises',
  statements: [
    'create index orders_same_of_enterprises on orders (enterprise_id, same_as, submitted_at) where same_as is not null',
  ],
};
