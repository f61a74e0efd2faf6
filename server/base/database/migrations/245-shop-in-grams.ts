import type { Migration } from './migration';

const inGrams = (takings: string) => `(select jsonb_agg(
    case when one->>'measure' = 'KG'
      then one || jsonb_build_object('measure', 'LOT', 'amount', (one->>'amount')::bigint * 1000)
        || case when one ? 'most' then jsonb_build_object('most', (one->>'most')::bigint * 1000) else '{}' end
      else one end order by at)
  from jsonb_array_elements(${takings}) with ordinality as held (one, at))`;

const KILOGRAMS = `'[{"measure": "KG"}]'`;

/** Lots and permits are counted in grams: a carton of 7.9 kg is no whole number of kilograms. */
export const shopInGrams: Migration = {
  version: 245,
  name: 'shop in grams',
  statements: [
    `update takings set measure = 'LOT', taken = taken * 1000 where measure = 'KG'`,
    `update orders set takings = ${inGrams('takings')} where takings @> ${KILOGRAMS}`,
    ...['snapshot', 'amended'].map(
      (column) => `update orders set ${column} = jsonb_set(${column}, '{takings}', ${inGrams(`${column}->'takings'`)})
        where ${column}->'takings' @> ${KILOGRAMS}`,
    ),
  ],
};
