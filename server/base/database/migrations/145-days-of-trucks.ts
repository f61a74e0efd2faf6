import type { Migration } from './migration';

/** An order as it was made, and as it was amended. */
const renewed = (column: 'snapshot' | 'amended') => `
  update orders set ${column} = jsonb_set(jsonb_set(${column}, '{form,sorting}', '""'), '{form,inbound}', (
    select coalesce(jsonb_agg('{"day": ""}'::jsonb || truck order by at), '[]'::jsonb)
      from jsonb_array_elements(${column} #> '{form,inbound}') with ordinality as trucks (truck, at)))
   where mode = 'WH' and ${column} is not null and ${column} #> '{form,sorting}' is null`;

/** Trucks of stores have a day by now, and sorting is asked for by itself. Drafts get both as they are read. */
export const daysOfTrucks: Migration = {
  version: 145,
  name: 'days of trucks',
  statements: [renewed('snapshot'), renewed('amended')],
};
