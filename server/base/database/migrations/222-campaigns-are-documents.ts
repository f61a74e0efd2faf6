import type { Migration } from './migration';

const ISO = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * Campaigns move to documents, because they are drafted, published and withdrawn alike. A slot is identified by its
 * start time.
 */
export const campaignsAreDocuments: Migration = {
  version: 222,
  name: 'campaigns are documents',
  statements: [
    `insert into documents (kind, key, state, body, published_at, changed_at)
     select 'campaign', act_id, state, jsonb_build_object(
              'title', title, 'slug', slug,
              'startsAt', to_char(starts_at at time zone 'UTC', ${ISO}),
              'endsAt', to_char(ends_at at time zone 'UTC', ${ISO}),
              'blocks', (
                select coalesce(jsonb_agg(case when block->>'type' = 'form'
                  then jsonb_build_object('type', 'form', 'perSlot', block->'perSlot', 'slots', (
                    select coalesce(jsonb_agg(slot->'startsAt' order by place), '[]') from jsonb_array_elements(block->'slots')
                      with ordinality as s (slot, place)))
                  else block - 'mode' end order by place), '[]')
                  from jsonb_array_elements(blocks) with ordinality as b (block, place))),
            least(starts_at, now()), least(starts_at, now())
       from campaigns`,
    `update act_bookings set slot_id = to_char((starts_at at time zone 'UTC') + interval '8 hours', 'YYYYMMDDHH24MI')`,
    'drop table campaigns cascade',
    `create unique index campaigns_by_slug on documents ((body->>'slug')) where kind = 'campaign'`,
    'create index act_bookings_of_slot on act_bookings (act_id, starts_at, booked_at)',
    'create index coupon_claims_of_coupon on coupon_claims (coupon_id, claimed_at)',
  ],
};
