import type { Migration } from './migration';

/**
 * Trucks use four-digit city codes, the desk six-digit region codes: routes of truck orders are stored in desk codes,
 * and existing ones are recomputed (`?`).
 */
export const citiesThatTrucksPass: Migration = {
  version: 215,
  name: 'cities that trucks pass',
  statements: [
    `update orders set hit_by = case when state in ('UNDER_REVIEW', 'DG_REVIEW', 'AWAIT_VERIFY', 'PENDING_UPDATE',
         'CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED') then '?' else hit_by end,
       passes = array(
       select regexp_replace(key, '(^place:|^lane:|>)([0-9]{4})(?=>|$)', '\\1\\200', 'g') from unnest(passes) as key)
     where mode = 'TRUCK'`,
  ],
};
