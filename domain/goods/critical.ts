/** GB 18218 table 1, in tons, by UN number; the goods of its table 2 are left to people. */
const CRITICAL_TONS: Readonly<Record<string, number>> = {
  '1040': 10,
  '1280': 10,
  '1155': 10,
  '1005': 10,
  '1017': 5,
  '1075': 50,
  '1114': 50,
  '1093': 50,
  '1294': 500,
  '1230': 500,
  '1170': 500,
  '1090': 500,
  '1173': 500,
  '2055': 500,
  '1203': 200,
  '2023': 20,
  '2078': 100,
  '1495': 100,
  '1402': 100,
  '1428': 10,
  '1381': 50,
  '1942': 50,
  '3105': 10,
};

/** So much of a substance makes a store a major hazard; null where the table does not name it. */
export const criticalTons = (unNo: string): number | null =>
  (Object.hasOwn(CRITICAL_TONS, unNo) ? CRITICAL_TONS[unNo] : undefined) ?? null;
