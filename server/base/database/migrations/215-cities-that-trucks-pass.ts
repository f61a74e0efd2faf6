import type { Migration } from './migration';

/**
 * Trucks know a city by four digits and the desk by the six of its region: what orders of trucks pass is found by what the desk
 * puts, and those that stand are looked at again (`?`).
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
