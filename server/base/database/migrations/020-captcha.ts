import type { Migration } from './migration';

export const captcha: Migration = {
  version: 20,
  name: 'captcha',
  statements: [
    `create table captcha_challenges (
      token text primary key,
      type text not null,
      secret_key text not null,
      answer text not null,
      client text not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    `create index captcha_challenges_client on captcha_challenges (client, issued_at desc)`,
    `create index captcha_challenges_age on captcha_challenges (expires_at)`,
    `create table captcha_proofs (
      digest text primary key,
      expires_at timestamptz not null,
      spent_at timestamptz,
      phone text,
      purpose text
    )`,
    `create index captcha_proofs_age on captcha_proofs (expires_at)`,
    `create table captcha_counts (
      kind text not null,
      subject text not null,
      count int not null,
      ends_at timestamptz not null,
      primary key (kind, subject)
    )`,
    `create index captcha_counts_age on captcha_counts (ends_at)`,
  ],
};
