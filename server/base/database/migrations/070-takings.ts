import type { Migration } from './migration';

/** All rows were boxes of a sailing: `LYUE-CNSHA-NLRTM-261209` sells in the market `CNSHA-NLRTM`. */
const MARKET = (sailing: string) => `substr(${sailing}, 6, 11)`;

/**
 * Renamed, not copied: a gateway of the previous release fails instead of selling from it. Takings are recounted from
 * live orders, so that the books start right.
 */
export const takings: Migration = {
  version: 70,
  name: 'takings',
  statements: [
    'alter table sailing_bookings rename to takings',
    'alter table takings rename column sailing_id to stock_id',
    'alter table takings rename column leaves_at to until_at',
    'alter table takings alter column taken type bigint',
    `alter table takings add column measure text not null default 'BOX'`,
    `alter table takings add column market text not null default ''`,
    `update takings set taken = 0, market = ${MARKET('stock_id')}`,
    'alter table takings alter column measure drop default',
    'alter table takings alter column market drop default',
    'alter table takings drop constraint sailing_bookings_pkey',
    'alter table takings add primary key (stock_id, measure)',
    'drop index sailing_bookings_ahead',
    'create index takings_ahead on takings (market, until_at)',
    `create table neighbours (
      stock_id text not null,
      order_no text not null references orders (order_no),
      body jsonb not null,
      from_day date,
      to_day date,
      primary key (stock_id, order_no)
    )`,
    'create index neighbours_of on neighbours (order_no)',
    `alter table orders add column takings jsonb not null default '[]'`,
    `update orders set takings = jsonb_build_array(jsonb_build_object('stockId', sailing_id, 'measure', 'BOX', 'amount',
        (select sum((box->>'count')::int) from jsonb_array_elements(boxes) as box)))
      where state not in ('REJECTED', 'CANCELLED', 'AUTO_CANCELLED')`,
    `insert into takings (stock_id, measure, market, until_at, taken)
      select sailing_id, 'BOX', ${MARKET('sailing_id')}, max((snapshot->'sailing'->>'etd')::timestamptz),
             sum((takings->0->>'amount')::bigint)
        from orders where takings <> '[]' group by sailing_id order by sailing_id
      on conflict (stock_id, measure) do update set taken = excluded.taken`,
  ],
};
