import type { Migration } from './migration';

const ODD = `mode = 'RAIL' and takings #>> '{0,measure}' = 'TEU' and (takings #>> '{0,amount}')::bigint % 2 = 0
  and (select sum((b->>'count')::bigint) from jsonb_array_elements(coalesce(amended, snapshot) #> '{form,boxes}') as b
        where b->>'type' = '20GP' and b->>'count' ~ '^[0-9]{1,3}$') % 2 = 1`;

/** An odd short box takes half a wagon, which another order may share; before, it took a whole one. */
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
