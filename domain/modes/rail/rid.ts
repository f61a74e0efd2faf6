/**
 * Hazard identification number on the upper half of the orange plate (RID, table A, column 20). From general trade
 * knowledge, not checked against the table: the waybill asks for a check.
 */
const TABLE = `
30 1133-III 1170-III 1210-III 1263-III 1307-III 1866-III 1993-III
33 1090 1133-I 1133-II 1145 1170-II 1173 1193 1203 1210-II 1219 1263-I 1263-II 1294 1307-II 1866-II 1993-II
336 1093 1230
339 1247 1301
39 2055 2348
40 1334 1350
50 1490 1495 1942 2067
58 2014
60 1547 1593 1710 1888 2810-II 2810-III
66 2810-I
80 1760-II 1760-III 1789 1791 1805 1823 1824 1830 2209 2672 2790 2796
83 1779 2789
88 1760-I
839 2218
90 3077 3082
99 3257
`;

const NUMBERS: ReadonlyMap<string, string> = new Map(
  TABLE.trim()
    .split('\n')
    .flatMap((row) => {
      const [hazard = '', ...goods] = row.split(' ');
      return goods.map((one): [string, string] => [one, hazard]);
    }),
);

/** Plate number by rail, `80/1823`. Null when not listed above; the waybill says so. */
export function ridNumber(unNo: string, group: string): string | null {
  const hazard = NUMBERS.get(unNo) ?? NUMBERS.get(`${unNo}-${group}`);
  return hazard === undefined ? null : `${hazard}/${unNo}`;
}
