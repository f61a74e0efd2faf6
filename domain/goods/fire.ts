/**
 * GB 50016 table 3.1.3: how fiercely a store burns, from `A` to `E`, and the item within its class: `A1` is read 甲类1项.
 * The last two classes have no items here.
 */
export const FIRES = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'C1',
  'C2',
  'D',
  'E',
] as const;
export type Fire = (typeof FIRES)[number];

/** GB 50016 names its classes by the stems: `A1` is read 甲1. */
const STEMS: Readonly<Record<string, string>> = { A: '甲', B: '乙', C: '丙', D: '丁', E: '戊' };

export const fireName = (fire: Fire): string => `${STEMS[fire.charAt(0)] ?? ''}${fire.slice(1)}`;

/** The goods of the library by their UN number. */
const NUMBERS: Readonly<Partial<Record<Fire, string>>> = {
  A1: '1090 1093 1114 1123 1155 1170 1173 1193 1203 1219 1230 1245 1247 1280 1294 1296 1301 1307 1648 2056',
  A2: '1040 1075 1402',
  A3: '1381 3105',
  A4: '1396 1428',
  A5: '1495 1748 1942',
  B1: '1120 1133 1263 1604 1779 1866 1915 2023 2055 2218 2265 2348 2789',
  B2: '1005',
  B3: '1490 1500 1505 2014 2031',
  B4: '1334 1350 2213',
  B5: '1017',
  C1: '1547 1662 2078 2491 3082',
  C2: '1671 2215 3480',
  D: '1593 1710 1849',
  E: '1018 1689 1789 1791 1805 1813 1823 1824 1830 1888 2672 3077 3159',
};

const BY_NUMBER = new Map(
  Object.entries(NUMBERS).flatMap(([fire, numbers]) => numbers.split(' ').map((unNo) => [unNo, fire as Fire] as const)),
);

/** Below the first a liquid that burns is of item A1, from the second on of item C1. */
const FLASH_POINTS = [28, 60] as const;

type Burning = { unNo: string; hazardClass: string; flashPointC: number | null };

/** A flammable liquid goes by its own flash point, everything else by its number; null where nobody has classed it. */
export function fireOf({ unNo, hazardClass, flashPointC }: Burning): Fire | null {
  if (hazardClass !== '3' || flashPointC === null) return BY_NUMBER.get(unNo) ?? null;
  if (flashPointC < FLASH_POINTS[0]) return 'A1';
  return flashPointC < FLASH_POINTS[1] ? 'B1' : 'C1';
}
