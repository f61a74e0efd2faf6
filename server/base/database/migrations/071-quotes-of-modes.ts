import type { Migration } from './migration';

/** First of the deadlines; the opening of the yard is none. */
const CLOSES_AT = `(select min(c->>'at') from jsonb_array_elements(offer->'cutoffs') as c where c->>'code' <> 'CY_OPEN')`;

const AS_OFFER = `jsonb_build_object(
  'offerId', offer->'sailingId', 'mode', 'FCL', 'supplier', offer->'carrier', 'org', offer->'org', 'dst', offer->'dst',
  'leavesAt', offer->'etd', 'arrivesAt', offer->'eta', 'cutoffs', offer->'cutoffs', 'closesAt', ${CLOSES_AT},
  'state', offer->'state', 'left', jsonb_build_array(jsonb_build_object('measure', 'BOX', 'amount', offer->'slots')),
  'acceptance', offer->'acceptance',
  'price', case when jsonb_typeof(offer->'price') = 'object' then jsonb_build_object(
    'charges', offer->'price'->'charges',
    'units', (select coalesce(jsonb_agg(jsonb_build_object('unit', u->'type', 'total', u->'total')), '[]')
                from jsonb_array_elements(offer->'price'->'perBox') as u)) end,
  'detail', jsonb_build_object('vessel', offer->'vessel', 'voyage', offer->'voyage', 'service', offer->'service',
    'via', offer->'via', 'transitDays', offer->'transitDays', 'freeTime', offer->'freeTime'))`;

/** Quotes of every mode. Earlier quotes have no rates: they held a total. */
export const quotesOfModes: Migration = {
  version: 71,
  name: 'quotes of modes',
  statements: [
    'alter table quotes rename column sailing_id to offer_id',
    'alter table quotes rename column sailing to offer',
    `alter table quotes add column mode text not null default 'FCL'`,
    'alter table quotes alter column mode drop default',
    'alter table quotes add column rates jsonb',
    'alter table quotes add column takers jsonb',
    `update quotes set offer = ${AS_OFFER}`,
  ],
};
