import type { StoreTemp } from './search';

/** Boil below 40 degrees; and freeze above 10. By UN number, and by the name of the library where there is none. */
const BOIL_EARLY = '1089 1155 1265 1280 1302 1593'.split(' ');
const FREEZE_EARLY = '1604 2078 2218 2491 2789 dmso'.split(' ');

/** Where goods keep better than at the temperature of the day; null where nothing speaks for it. */
export function tempFor({
  unNo,
  goodsId,
}: {
  unNo: string | null;
  goodsId: string;
}): Exclude<StoreTemp, 'NORMAL'> | null {
  const is = (list: readonly string[]) => list.includes(unNo ?? goodsId);
  if (is(BOIL_EARLY)) return 'COOL';
  return is(FREEZE_EARLY) ? 'HEAT' : null;
}
