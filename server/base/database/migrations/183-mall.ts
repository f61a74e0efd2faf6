import type { Migration } from './migration';

export const mall: Migration = {
  version: 183,
  name: 'mall',
  statements: [
    `create table mall_products (
      product_id text primary key,
      body jsonb not null,
      is_withdrawn boolean not null default false
    )`,
    `create table mall_catalogue (
      only_one boolean primary key default true check (only_one),
      revision bigint not null
    )`,
    'insert into mall_catalogue (revision) values (0)',
  ],
};
