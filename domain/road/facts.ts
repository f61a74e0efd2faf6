import type { PackingGroup } from '../goods/dangerous-goods';
import type { LibraryGoods } from '../goods/library';
import { EXCEPTED_CODES, type ExceptedCode } from './excepted';

/** Transport category by road; category 0 allows no small load. */
export const TRANSPORT_CATEGORIES = [0, 1, 2, 3] as const;
export type TransportCategory = (typeof TRANSPORT_CATEGORIES)[number];

export type RoadFacts = {
  category: TransportCategory;
  /** `D/E`: the first letter bans tanks, the last bans packages; `-` passes every tunnel. */
  tunnel: string;
  excepted: ExceptedCode;
};

/**
 * UN number, packing group, transport category, tunnel code, excepted quantities: rows known from the list of JT/T
 * 617.3.
 */
const ROWS = `
1005 - 1 C/D E0
1017 - 1 C/D E0
1018 - 3 C/E E1
1040 - 1 B/D E0
1075 - 2 B/D E0
1090 II 2 D/E E2
1093 I 1 C/E E0
1114 II 2 D/E E2
1120 III 3 D/E E1
1123 III 3 D/E E1
1133 III 3 D/E E1
1155 I 1 D/E E3
1170 II 2 D/E E2
1173 II 2 D/E E2
1193 II 2 D/E E2
1203 II 2 D/E E2
1219 II 2 D/E E2
1230 II 2 D/E E2
1245 II 2 D/E E2
1247 II 2 D/E E2
1263 III 3 D/E E1
1280 I 1 D/E E3
1294 II 2 D/E E2
1296 II 2 D/E E2
1301 II 2 D/E E2
1307 III 3 D/E E1
1334 III 3 E E1
1350 III 3 E E1
1381 I 0 B/E E0
1396 II 2 D/E E2
1402 II 2 D/E E2
1428 I 1 B/E E0
1490 II 2 E E2
1495 II 2 E E2
1500 III 3 E E1
1505 III 3 E E1
1547 II 2 D/E E4
1593 III 2 E E1
1604 II 2 D/E E2
1648 II 2 D/E E2
1662 II 2 D/E E4
1671 II 2 D/E E4
1689 I 1 C/E E5
1710 III 2 E E1
1748 II 2 E E2
1779 II 2 D/E E2
1789 II 2 E E2
1791 III 3 E E1
1805 III 3 E E1
1813 II 2 E E2
1823 II 2 E E2
1824 II 2 E E2
1830 II 2 E E2
1849 II 2 E E2
1866 III 3 D/E E1
1888 III 2 E E1
1915 III 3 D/E E1
1942 III 3 E E1
2014 II 2 E E2
2023 II 2 D/E E4
2031 II 2 E E2
2055 III 3 D/E E1
2056 II 2 D/E E2
2078 II 2 D/E E4
2213 III 3 E E1
2215 III 3 E E1
2218 II 2 D/E E2
2265 III 3 D/E E1
2348 III 3 D/E E1
2491 III 3 E E1
2672 III 3 E E1
2789 II 2 D/E E2
3077 III 3 - E1
3082 III 3 - E1
3105 - 2 D E0
3159 - 3 C/E E1
3480 - 2 E E0
`;

const roadFactsKey = (unNo: string | null, group: PackingGroup | null): string => `${unNo ?? ''} ${group ?? '-'}`;

const FACTS: ReadonlyMap<string, RoadFacts> = new Map(
  ROWS.trim()
    .split('\n')
    .map((row) => {
      const [unNo = '', group = '', category, tunnel = '', excepted] = row.split(' ');
      const facts: RoadFacts = {
        category: TRANSPORT_CATEGORIES.find((one) => String(one) === category) ?? 0,
        tunnel,
        excepted: EXCEPTED_CODES.find((code) => code === excepted) ?? 'E0',
      };
      return [`${unNo} ${group}`, facts] as const;
    }),
);

/** Null when the row of this number and packing group is unread. */
export const findRoadFacts = ({ unNo, packingGroup }: Pick<LibraryGoods, 'unNo' | 'packingGroup'>): RoadFacts | null =>
  FACTS.get(roadFactsKey(unNo, packingGroup)) ?? null;
