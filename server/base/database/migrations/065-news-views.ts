import type { Migration } from './migration';

export const newsViews: Migration = {
  version: 65,
  name: 'news views',
  statements: ['alter table news add column views integer not null default 0'],
};
