import type { Migration } from './migration';

/** Lines that an order took off a purchase list, by which the same line is not ordered twice unawares. */
export const listedLines: Migration = {
  version: 250,
  name: 'listed lines',
  statements: [
    `create table listed_lines (
      order_no text not null references orders (order_no),
      line_id text not null,
      kg double precision not null,
      primary key (order_no, line_id)
    )`,
  ],
};
