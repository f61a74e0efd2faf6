import type { Migration } from './migration';

const renewed = (column: 'snapshot' | 'amended') => `
  update orders set ${column} = jsonb_set(jsonb_set(${column}, '{form,sorting}', '""'), '{form,inbound}', (
    select coalesce(jsonb_agg('{"day": ""}'::jsonb || truck order by at), '[]'::jsonb)
      from jsonb_array_elements(${column} #> '{form,inbound}') with ordinality as trucks (truck, at)))
   where mode = 'WH' and ${column} is not null and ${column} #> '{form,sorting}' is null`;

/** Trucks to warehouses get a day, and sorting becomes its own field. Drafts get both when read. */
export const daysOfTrucks: Migration = {
  version: 145,
  name: 'days of trucks',
  statements: [renewed('snapshot'), renewed('amended')],
};
