/** Carrier limits for flexitanks in kg per box; demo figures of invented lines. 0: none accepted. */
const LIMITS: readonly (readonly [code: string, nameCn: string, mostKg: number])[] = [
  ['LYUE', '澜岳航运', 24_000],
  ['XPIN', '汐屏国际航运', 24_000],
  ['CGYU', '沧屿海运', 22_000],
  ['HTAN', '衡滩班轮', 21_000],
  ['TJIA', '拓岬海运', 20_000],
  ['YFEN', '屿枫支线', 0],
];

export type CarrierLimit = { code: string; nameCn: string; mostKg: number };

export const CARRIER_LIMITS: readonly CarrierLimit[] = LIMITS.map(([code, nameCn, mostKg]) => ({
  code,
  nameCn,
  mostKg,
}));

/** Null when the line has no figures. */
export const carrierMostKg = (code: string): number | null =>
  CARRIER_LIMITS.find((one) => one.code === code)?.mostKg ?? null;
