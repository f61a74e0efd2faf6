import type { Migration } from './migration';

export const roadDays: Migration = {
  version: 240,
  name: 'road days',
  statements: [
    `create table road_days (
      name text not null,
      day date not null,
      trip text not null,
      order_no text references orders (order_no) on delete cascade,
      primary key (name, day)
    )`,
    'create index road_days_of on road_days (order_no)',
    `insert into road_days (name, day, trip, order_no)
       select u.unit_no, d::date, u.order_no, u.order_no
         from units_out u join orders o on o.order_no = u.order_no and o.mode = 'TRUCK'
        cross join lateral generate_series(current_date, coalesce(u.free_until, current_date), interval '1 day') as d`,
    `delete from units_out u using orders o where o.order_no = u.order_no and o.mode = 'TRUCK'`,
  ],
};
