import type { Migration } from './migration';

export const narrowedQueues: Migration = {
  version: 204,
  name: 'narrowed queues',
  statements: [
    `alter table orders add column places text[] not null default '{}', add column hazards text[] not null default '{}'`,
    `update orders set
       places = array(select distinct code from unnest(array[head #>> '{org,code}', head #>> '{dst,code}']) as code
                       where code is not null),
       hazards = array(select distinct row->>'hazardClass' from jsonb_array_elements(head->'goods') as row
                        where row->>'hazardClass' is not null order by 1)`,
    'drop index orders_in_review',
    'drop index orders_at_customer',
    'drop index orders_in_carriage',
    `create index orders_in_review on orders (submitted_at, order_no, mode, state, places, hazards)
      where state in ('UNDER_REVIEW', 'DG_REVIEW')`,
    `create index orders_at_customer on orders ((coalesce(reply_by, verify_by)), order_no, mode, state, places, hazards)
      where state in ('AWAIT_VERIFY', 'PENDING_UPDATE')`,
    `create index orders_in_carriage on orders ((coalesce(head->>'leavesAt', '9')), order_no, mode, state, places, hazards)
      where state in ('CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED')`,
  ],
};
