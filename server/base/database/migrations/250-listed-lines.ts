import type { Migration } from './migration';

/** Purchase list lines taken by an order, to warn before one is ordered twice. */
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
