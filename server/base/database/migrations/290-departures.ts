import type { Migration } from './migration';

export const departures: Migration = {
  version: 290,
  name: 'departures',
  statements: [
    'alter table orders add column departure text',
    `update orders o set departure =
       to_char((o.head->>'leavesAt')::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' ' || coalesce(
         nullif(case o.mode
           when 'FCL' then (d.detail->>'vessel') || ' ' || (d.detail->>'voyage')
           when 'FLEXI' then (d.detail->>'vessel') || ' ' || (d.detail->>'voyage')
           when 'TANK' then (d.detail #>> '{voyage,vessel}') || ' ' || (d.detail #>> '{voyage,voyage}')
           when 'DOM' then (d.detail #>> '{legs,0,vessel}') || ' ' || (d.detail #>> '{legs,0,voyage}')
           when 'AIR' then d.detail->>'flight' end, ''),
         nullif(concat_ws(' → ', o.head #>> '{org,nameCn}', o.head #>> '{dst,nameCn}'), ''))
      from (select order_no, coalesce(amended, snapshot) #> '{quote,offer,detail}' as detail from orders) d
     where d.order_no = o.order_no and o.mode in ('FCL', 'FLEXI', 'TANK', 'DOM', 'AIR', 'LCL', 'RAIL', 'TRUCK')`,
    `create index orders_by_departure on orders (departure, mode, state) where state in ('CONFIRMED', 'BOOKED',
       'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED') or is_complained`,
  ],
};
