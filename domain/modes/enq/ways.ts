/** How goods would like to travel, and what each way is called; none means a full container. */
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

/** What a way is called, wherever its name comes from: a form may leave it open. */
export const wayName = (modeWish: string): string =>
  Object.entries(WAY_NAMES).find(([way]) => way === modeWish)?.[1] ?? WAY_NAMES.FCL;

/** What a price is named for. */
export const PRICE_UNITS = {
  CTN: '每箱',
  TK: '每罐',
  SET: '每袋',
  RT: '每计费吨',
  KG: '每计费千克',
  BL: '每票',
} as const;
type PriceUnit = keyof typeof PRICE_UNITS;

/** Of a type of box it is the type. */
export const unitName = (unit: string): string =>
  Object.entries(PRICE_UNITS).find(([name]) => name === unit)?.[1] ?? unit;

export const PRICED_BY = Object.keys(PRICE_UNITS) as PriceUnit[];

const COUNTED = new Map<string, PriceUnit>([
  ['LCL', 'RT'],
  ['AIR', 'KG'],
  ['TANK', 'TK'],
  ['FLEXI', 'SET'],
]);

/** For what a price can be named in each way: for what that way counts, or for all of it. */
export const pricedBy = (modeWish: string): readonly PriceUnit[] => [COUNTED.get(modeWish) ?? 'CTN', 'BL'];
