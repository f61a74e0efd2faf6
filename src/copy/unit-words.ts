/** What is charged for each of what is carried; nothing where it is charged once, or by what nobody counts by hand. */
export const PER: Readonly<Record<string, string>> = {
  BL: '票',
  CTN: '箱',
  RT: '运费吨',
  PCS: '件',
  T: '吨',
  TD: '吨·天',
  PLTD: '托·天',
  TK: '罐',
  TKD: '罐·天',
  CASE: '项',
  VEH: '车',
};

const MEASURES: Readonly<Record<string, string>> = { ...PER, KG: 'kg', KM: 'km' };

/** What stands behind an amount that is charged for. */
export const unitWord = (unit: string): string => MEASURES[unit] ?? unit;
