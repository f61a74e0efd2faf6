import type { SegregatedGoods } from '../goods/segregation';
import type { BoxVerdict } from '../goods/segregation-split';
import { fillGoodsRow, libraryFields, type LibraryGoods } from '../goods/library';
import { besideGoods } from '../goods/storing';
import { strictestVerdict, type VerdictLevel } from '../goods/verdict';
import { buildAcceptance } from '../order/findings/acceptance';
import { blankGoods, type GoodsRow } from '../goods/row';
import type { OrderFacts } from '../order/form/facts';
import type { Finding } from '../rules/finding';
import {
  judgeBoxSegregation,
  goodsRowName,
  segregationFacts,
  segregationFindings,
} from '../order/findings/segregation';
import type { Is } from '../shape/is';
import type { storedPair } from './purchase-shape';

type GoodsOf = OrderFacts['goodsOf'];

/** Library goods as a row of the freight form after a pick; goods that are not dangerous are marked as general. */
export const rowOfGoods = (goods: LibraryGoods, at: number): GoodsRow => ({
  ...fillGoodsRow(blankGoods(String(at + 1)), goods.goodsId, libraryFields(goods)),
  ...(goods.hazardClass === null && { isGeneral: true }),
});

export type StoredPair = Is<typeof storedPair>;

export type LinesTogether = {
  level: VerdictLevel;
  findings: Finding[];
  loads: number[][];
  stored: { level: VerdictLevel; pairs: StoredPair[] };
};

const pairNames = (rows: readonly GoodsRow[], [one, other]: readonly [number, number]) => {
  const named = (at: number): string => (rows[at] ? goodsRowName(rows[at]) : '');
  return { one: named(one), other: named(other) };
};

function judgeStorage(rows: readonly GoodsRow[], goodsOf: GoodsOf): LinesTogether['stored'] {
  const judged: readonly SegregatedGoods[] = rows.map((row) => segregationFacts(row, goodsOf));
  const pairs = judged.flatMap((goods, at) =>
    judged.slice(at + 1).map((other, after) => ({
      ...pairNames(rows, [at, at + 1 + after]),
      ...besideGoods(goods, other),
    })),
  );
  return {
    level: strictestVerdict(pairs.map(({ level }) => level)),
    pairs: pairs.filter(({ level }) => level !== 'PASS'),
  };
}

/** Goods without segregation go with the first truck. */
function splitLoads(rows: readonly GoodsRow[], box: BoxVerdict | null): number[][] {
  const placed = box?.boxes ?? [rows.map((_, at) => at)];
  const [first = [], ...others] = placed;
  const unplaced = rows.flatMap((_, at) => (placed.flat().includes(at) ? [] : [at]));
  return [[...first, ...unplaced].toSorted((one, other) => one - other), ...others];
}

/** Uses the findings of the freight form. Goods appear once, regardless of their number of packs. */
export function judgeTogether(goods: readonly LibraryGoods[], goodsOf: GoodsOf): LinesTogether {
  const rows = goods.map(rowOfGoods);
  const isDanger = goods.some(({ hazardClass }) => hazardClass !== null) ? 'Y' : 'N';
  const box = judgeBoxSegregation({ goods: rows, isDanger }, goodsOf);
  const { level, findings } = buildAcceptance(segregationFindings({ goods: rows, boxes: [] }, box), {
    box,
    advice: null,
  });
  return {
    level,
    findings,
    loads: splitLoads(rows, box),
    stored: judgeStorage(rows, goodsOf),
  };
}
