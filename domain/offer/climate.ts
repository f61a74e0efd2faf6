import { dayAt } from '../values/days';

/** Lowest box temperature on a route in °C, planning figures: by line in winter, one value otherwise. */
const WINTER_C: Readonly<Record<string, number>> = {
  近洋: -5,
  欧洲: -10,
  地中海: 0,
  北美西: 0,
  '北美东/美湾': -10,
  东南亚: 20,
  印巴: 12,
  中东: 12,
  南美东: 10,
  非洲: 10,
  澳新: 8,
};
const OTHERWISE_C = 10;
/** Coldest of all routes, for leased equipment that may go anywhere. */
export const COLDEST_ANYWHERE_C = Math.min(...Object.values(WINTER_C));
const WINTER = new Set([11, 12, 1, 2, 3]);

const isWinter = (moment: number): boolean => WINTER.has(Number(dayAt(moment).slice(5, 7)));

/** Winter value if departure or arrival is in winter; null for a line without figures. */
export function coldestC(line: string, leaves: number, arrives: number): number | null {
  const winter = Object.hasOwn(WINTER_C, line) ? WINTER_C[line] : undefined;
  if (winter === undefined) return null;
  return isWinter(leaves) || isWinter(arrives) ? winter : OTHERWISE_C;
}

/** Safety margin above the freezing point, °C. */
const MARGIN_C = 5;

export const freezesOnTheWay = (freezeC: number, coldest: number): boolean => freezeC + MARGIN_C > coldest;
