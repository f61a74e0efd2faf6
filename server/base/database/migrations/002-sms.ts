import type { Migration } from './migration';

export const sms: Migration = {
  version: 2,
  name: 'sms',
  statements: [
    `create table sms_quotas (
      kind text not null,
      subject text not null,
      sent_at timestamptz[] not null,
      last_sent_at timestamptz not null,
      primary key (kind, subject)
    )`,
    `create index sms_quotas_age on sms_quotas (last_sent_at)`,
    `create table sms_codes (
      phone text not null,
      message_type text not null,
      id text not null,
      digest bytea not null,
      attempts int not null default 0,
      expires_at timestamptz not null,
      primary key (phone, message_type)
    )`,
    `create index sms_codes_age on sms_codes (expires_at)`,
    `create table sms_outbox (
      id text primary key,
      phone text not null,
      message_type text not null,
      code text not null,
      sent_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index sms_outbox_newest on sms_outbox (sent_at desc)`,
    `create index sms_outbox_phone on sms_outbox (phone, sent_at desc)`,
  ],
};
