import type { Migration } from './migration';

/** A notice holds to the end of a day. Earlier notices, found only in demos, get the longest permitted term. */
export const lastDaysOfNotices: Migration = {
  version: 197,
  name: 'last days of notices',
  statements: [
    'alter table place_notices add column until text',
    `update place_notices set until = to_char((put_at at time zone 'Asia/Shanghai')::date + 90, 'YYYY-MM-DD')`,
    'alter table place_notices alter column until set not null',
  ],
};
