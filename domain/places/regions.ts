/** A province, city or district of the mainland, by official code. */
export type Region = { code: string; name: string };

/** Parent code of the provinces. */
export const NOWHERE = '';

/** A district; a city without districts has towns, with three more digits. */
const DISTRICT = /^\d{6}(?:\d{3})?$/;

export const isDistrictCode = (code: string): boolean => DISTRICT.test(code);

export const provinceCode = (code: string): string => code.slice(0, 2);
export const cityCode = (code: string): string => code.slice(0, 4);
