/**
 * Column 16b of the dangerous goods list by UN number, read in public transcriptions of Amendment 42-24. A number that
 * stands here without a code asks for nothing; one that does not stand here was never read. UN 1489 is as the
 * second example of the code itself has it.
 */
const TABLE = `
1005 SG35 SG46
1017 SG6 SG19
1296 SG35
1350 SG17
1396 SG32 SG35 SG36
1402 SG35
1428 SG35
1489 SG38 SG49
1490 SG38 SG49 SG60
1495 SG38 SG49
1500 SG38 SG49
1505 SG39 SG49
1547 SG35
1604 SG35
1689 SG35
1748 SG35 SG38 SG49 SG53 SG60
1779 SG36 SG49
1789 SG36 SG49
1791 SG20
1805 SG36 SG49
1813 SG35
1823 SG35
1824 SG35
1830 SG36 SG49
1849 SG35
1942 SG16 SG42 SG45 SG47 SG48 SG51 SG56 SG58 SG59 SG61
2014 SG16 SG59
2031 SG6 SG16 SG17 SG19 SG36 SG49
2215 SG36 SG49
2218 SG36 SG49
2491 SG35
2672 SG35
2789 SG36 SG49
3105 SG35 SG36
`;

const NOTHING_ASKED = `
1018 1040 1075 1090 1093 1114 1120 1123 1133 1155 1170 1173 1193 1203 1219 1230 1245 1247 1263 1280
1294 1301 1307 1334 1381 1593 1648 1662 1671 1710 1866 1888 1915 2023 2055 2056 2078 2213 2265 2348
3077 3082 3159 3480
`;

const codesIn = ([unNo = '', ...codes]: string[]) => [unNo, codes] as const;

const READ = new Map([
  ...NOTHING_ASKED.trim()
    .split(/\s/)
    .map((unNo) => codesIn([unNo])),
  ...TABLE.trim()
    .split('\n')
    .map((line) => codesIn(line.split(' '))),
]);

/** The codes of a number; null where nobody has read them. */
export const columnSixteenB = (unNo: string): readonly string[] | null => READ.get(unNo) ?? null;
