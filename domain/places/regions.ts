/** A province, a city or a district of the mainland, by the code the state has given it. */
export type Region = { code: string; name: string };

/** Where the list of provinces hangs. */
export const NOWHERE = '';

/** A district; a city without districts has its towns instead, with three digits more. */
const DISTRICT = /^\d{6}(?:\d{3})?$/;

export const isDistrictCode = (code: string): boolean => DISTRICT.test(code);

export const provinceOf = (code: string): string => code.slice(0, 2);
export const cityOf = (code: string): string => code.slice(0, 4);
