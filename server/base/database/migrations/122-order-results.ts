import type { Migration } from './migration';

export const orderResults: Migration = {
  version: 122,
  name: 'order results',
  statements: [
    `create table order_results (
      order_no text not null references orders (order_no),
      version integer not null,
      at timestamptz not null,
      signed_by text not null,
      body text not null,
      bytes integer not null,
      sha256 text not null,
      primary key (order_no, version)
    )`,
  ],
};
