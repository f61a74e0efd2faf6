import type { HazardClass } from './dangerous-goods';

/** Never carried: explosives except 1.4, infectious and radioactive goods. */
export const isNeverHandled = (hazardClass: HazardClass | ''): boolean =>
  (hazardClass.startsWith('1') && hazardClass !== '1.4') || hazardClass === '6.2' || hazardClass === '7';

const INFECTIOUS: readonly string[] = ['2814', '2900', '3291', '3373', '3549'];
const RADIOACTIVE: readonly (readonly [first: number, last: number])[] = [
  [2908, 2913],
  [2915, 2917],
  [2919, 2919],
  [2977, 2978],
  [3321, 3333],
];

/** Class that follows from the UN number alone; null for all others. */
export function classByNumber(unNo: string): '1' | '6.2' | '7' | null {
  if (/^0\d{3}$/.test(unNo)) return '1';
  if (INFECTIOUS.includes(unNo)) return '6.2';
  const number = Number(unNo);
  return RADIOACTIVE.some(([first, last]) => number >= first && number <= last) ? '7' : null;
}

type DeclaredGoods = { unNo: string | null; hazardClass: HazardClass | ''; subRisks: readonly HazardClass[] };

/**
 * Class of goods carried in no mode, by declaration and by number. An explosive number under another class counts; the
 * number does not show which are 1.4.
 */
export function neverHandledAs({ unNo, hazardClass, subRisks }: DeclaredGoods): string | null {
  if (hazardClass === '') return null;
  const byNumber = classByNumber(unNo ?? '');
  if (byNumber !== null && !(byNumber === '1' && hazardClass.startsWith('1'))) return byNumber;
  if (isNeverHandled(hazardClass)) return hazardClass;
  return subRisks.find((risk) => risk === '6.2' || risk === '7') ?? null;
}
