import type { Migration } from './migration';

const SAILING = `snapshot->'sailing'`;

const HEAD = `jsonb_build_object(
  'org', ${SAILING}->'org', 'dst', ${SAILING}->'dst', 'supplier', ${SAILING}->'carrier',
  'leavesAt', ${SAILING}->'etd', 'arrivesAt', ${SAILING}->'eta',
  'goods', (select coalesce(jsonb_agg(jsonb_build_object('nameCn', g->>'nameCn',
      'unNo', substring(g->>'unNo' from '[0-9]{4}'), 'hazardClass', nullif(g->>'hazardClass', ''))), '[]')
    from jsonb_array_elements(snapshot->'form'->'goods') as g))`;

const CLOSES_AT = `(select min((c->>'at')::timestamptz) from jsonb_array_elements(${SAILING}->'cutoffs') as c
  where c->>'code' <> 'CY_OPEN')`;

/** Orders and drafts of every mode. Stored order data is unchanged; facts that SQL needs get columns. */
export const ordersOfModes: Migration = {
  version: 72,
  name: 'orders of modes',
  statements: [
    'alter table orders rename column sailing_id to offer_id',
    'alter table orders drop column boxes',
    `alter table orders add column head jsonb not null default '{}'`,
    'alter table orders add column closes_at timestamptz',
    'alter table orders add column offer_lapsed_at timestamptz',
    `update orders set head = ${HEAD}, closes_at = ${CLOSES_AT}`,
    'alter table orders alter column head drop default',
    `create index orders_closing on orders (closes_at) where state = 'AWAIT_VERIFY' and offer_lapsed_at is null`,
    `alter table order_drafts add column quote_id text not null default ''`,
    `update order_drafts set quote_id = coalesce(form->>'quoteId', '')`,
    'alter table order_drafts drop constraint order_drafts_pkey',
    'alter table order_drafts add primary key (user_id, draft_id)',
    'create unique index order_drafts_of_mode on order_drafts (user_id, mode)',
  ],
};
