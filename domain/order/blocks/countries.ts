import type { HsDemand } from './goods';

const EUROPEAN_UNION: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const FILED_AHEAD = new Set(['US', 'CA', 'JP', ...EUROPEAN_UNION]);
const NORTH_AMERICA = new Set(['US', 'CA']);

export const portCountry = (port: string | undefined): string => port?.slice(0, 2) ?? '';

export const isFiledAhead = (country: string): boolean => FILED_AHEAD.has(country);
/** EU imports require HS codes and the consignee's EORI (ICS2). */
export const isEuropeanUnion = (country: string): boolean => EUROPEAN_UNION.has(country);
export const isNorthAmerica = (country: string): boolean => NORTH_AMERICA.has(country);

export const requiredHsCode = (country: string): HsDemand => {
  if (country === 'BR') return 'NCM';
  return NORTH_AMERICA.has(country) || EUROPEAN_UNION.has(country) ? 'HS' : 'NONE';
};
