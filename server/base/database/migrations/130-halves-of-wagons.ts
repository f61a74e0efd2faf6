import type { Migration } from './migration';

/** Orders by train with an odd number of short boxes, as far as their number can be read. */
const ODD = `mode = 'RAIL' and takings #>> '{0,measure}' = 'TEU' and (takings #>> '{0,amount}')::bigint % 2 = 0
  and (select sum((b->>'count')::bigint) from jsonb_array_elements(coalesce(amended, snapshot) #> '{form,boxes}') as b
        where b->>'type' = '20GP' and b->>'count' ~ '^[0-9]{1,3}$') % 2 = 1`;

/** An odd box holds half a wagon by now, and may share it with that of another order; before it held a whole one. */
export const halvesOfWagons: Migration = {
  version: 130,
  name: 'halves of wagons',
  statements: [
    'alter table orders add column mate text',
    `update takings t set taken = t.taken - odd.count
       from (select takings #>> '{0,stockId}' as stock_id, count(*) as count from orders where ${ODD} group by 1) as odd
      where t.stock_id = odd.stock_id and t.measure = 'TEU'`,
    `update orders set takings = jsonb_set(takings, '{0,amount}', to_jsonb((takings #>> '{0,amount}')::bigint - 1))
      where ${ODD}`,
  ],
};
