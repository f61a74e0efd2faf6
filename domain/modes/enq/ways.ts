/** Transport wishes with their Chinese names; none means a full container. */
export const WAY_NAMES = {
  FCL: '整箱',
  LCL: '拼箱',
  AIR: '空运',
  TANK: '罐箱',
  FLEXI: '液袋',
  DOM: '内贸海运',
  RF: '冷藏箱',
  OOG: '超限货',
} as const;
export type ModeWish = keyof typeof WAY_NAMES;

export const MODE_WISHES = Object.keys(WAY_NAMES) as ModeWish[];

export const modeWishName = (modeWish: string): string =>
  Object.entries(WAY_NAMES).find(([way]) => way === modeWish)?.[1] ?? WAY_NAMES.FCL;

export const PRICE_UNITS = {
  CTN: '每箱',
  TK: '每罐',
  SET: '每袋',
  RT: '每计费吨',
  KG: '每计费千克',
  BL: '每票',
} as const;
type PriceUnit = keyof typeof PRICE_UNITS;

export const unitName = (unit: string): string =>
  Object.entries(PRICE_UNITS).find(([name]) => name === unit)?.[1] ?? unit;

export const PRICED_BY = Object.keys(PRICE_UNITS) as PriceUnit[];

const COUNTED = new Map<string, PriceUnit>([
  ['LCL', 'RT'],
  ['AIR', 'KG'],
  ['TANK', 'TK'],
  ['FLEXI', 'SET'],
]);

/** Units a target price can have in each way: per counted unit, or per shipment. */
export const priceUnits = (modeWish: string): readonly PriceUnit[] => [COUNTED.get(modeWish) ?? 'CTN', 'BL'];
