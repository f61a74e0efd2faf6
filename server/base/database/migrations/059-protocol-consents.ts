import type { Migration } from './migration';

export const protocolConsents: Migration = {
  version: 59,
  name: 'protocol consents',
  statements: [
    `create table protocol_consents (
      user_id text not null references users (id),
      version text not null,
      enterprise_id text references enterprises (id),
      agreed_at timestamptz not null,
      primary key (user_id, version)
    )`,
    'create index protocol_consents_of on protocol_consents (enterprise_id, version)',
  ],
};
