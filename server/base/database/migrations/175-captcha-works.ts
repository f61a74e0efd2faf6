import type { Migration } from './migration';

export const captchaWorks: Migration = {
  version: 175,
  name: 'captcha works',
  statements: [
    `create table captcha_works (
      token text primary key,
      phone text not null,
      numbers text not null,
      expires_at timestamptz not null
    )`,
    `create index captcha_works_age on captcha_works (expires_at)`,
  ],
};
