import type { Migration } from './migration';

/** A code belongs to the browser that requested it. Codes live five minutes, so none is carried over. */
export const smsAskers: Migration = {
  version: 80,
  name: 'sms askers',
  statements: [
    'drop table sms_codes',
    `create table sms_codes (
      phone text not null,
      message_type text not null,
      asker bytea not null,
      id text not null,
      digest bytea not null,
      attempts int not null default 0,
      expires_at timestamptz not null,
      primary key (phone, message_type, asker)
    )`,
    'create index sms_codes_age on sms_codes (expires_at)',
  ],
};
