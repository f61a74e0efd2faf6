import type { Migration } from './migration';

/**
 * An edition is named by its first day in force, so two texts may share a name: consents also store the text. Earlier
 * consents were to four editions with four different days.
 */
export const editionsAgreedTo: Migration = {
  version: 214,
  name: 'editions agreed to',
  statements: [
    'alter table protocol_consents add column document_id text',
    `update protocol_consents set document_id = case version
       when '2026-11-24' then 'storage-protocol'
       when '2026-11-23' then 'desk-protocol'
       when '2026-11-26' then 'sale-protocol'
       else 'shipping-protocol' end`,
    'alter table protocol_consents alter column document_id set not null',
    'alter table protocol_consents drop constraint protocol_consents_pkey',
    'alter table protocol_consents add primary key (user_id, document_id, version)',
    'drop index protocol_consents_of',
    'create index protocol_consents_of on protocol_consents (enterprise_id, document_id, version)',
  ],
};
