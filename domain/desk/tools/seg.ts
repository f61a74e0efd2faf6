import { boxVerdictOf, segregationFindings } from '../../order/findings/segregation';
import { blankGoods } from '../../order/blank';
import type { GoodsRow } from '../../order/form';
import type { Finding } from '../../order/finding';
import type { BoxVerdict } from '../../goods/segregation-split';
import { filled, filledBy, type LibraryGoods } from '../../goods/library';
import { strictestVerdict, type VerdictLevel } from '../../goods/verdict';
import { TOOL_SOURCES } from '../sources';
import { goodsIn } from '../substance';
import type { Asked, DeskTool, Said, ToolAnswer, Values } from '../tool';

export type SegName = 'un';
export type SegCode = `verdict${VerdictLevel}` | 'tooFew' | 'severalGoods';

/** The goods as an order would hold them, so that the rules of an order judge them. */
export type SegDetail = { goods: readonly GoodsRow[]; box: BoxVerdict; findings: readonly Finding[] } | null;

export const FEWEST_GOODS = 2;
export const MOST_GOODS = 5;

/** Where a number has several entries the first is judged, and that is said: what it must not stand beside stays so. */
const meantBy = (values: Values): LibraryGoods | null => {
  const identity = values.goods('un');
  return identity && (identity.kind === 'known' || identity.kind === 'several') ? (identity.goods[0] ?? null) : null;
};

function rowOf(values: Values, at: number): GoodsRow {
  const blank = blankGoods(String(at + 1));
  const goods = meantBy(values);
  const text = values.text('un');
  if (goods) return { ...filled(blank, goods.goodsId, filledBy(goods)), goodsId: goods.goodsId };
  const { unNo } = goodsIn(text);
  return unNo === '' ? { ...blank, nameCn: text } : { ...blank, unNo };
}

function answer({ rows }: Asked): ToolAnswer<SegCode, never, SegDetail> {
  const goods = rows.map(rowOf);
  const box = boxVerdictOf({ goods, isDanger: 'Y' }, ({ key }) => {
    const values = rows[Number(key) - 1];
    return values ? meantBy(values) : null;
  });
  if (box === null) return { level: 'MANUAL', says: { code: 'tooFew' }, why: [], facts: [], detail: null };
  const several = rows.flatMap((values): Said<SegCode>[] => {
    const identity = values.goods('un');
    const of = { text: goodsIn(values.text('un')).unNo, count: String(identity?.goods.length ?? 0) };
    return identity?.kind === 'several' ? [{ code: 'severalGoods', of }] : [];
  });
  const level = strictestVerdict([box.level, ...(several.length > 0 ? (['MANUAL'] as const) : [])]);
  const findings = segregationFindings({ goods, boxes: [] }, box);
  return { level, says: { code: `verdict${level}` }, why: several, facts: [], detail: { goods, box, findings } };
}

/** May these share a box? By the rules the form of an order is judged by. */
export const SEG_TOOL: DeskTool<SegName, SegCode, never, SegDetail> = {
  head: 'tool=seg',
  fields: [{ name: 'un', kind: 'goods', isInRows: true, isNeeded: true }],
  rows: { least: FEWEST_GOODS, most: MOST_GOODS },
  isTimed: false,
  source: TOOL_SOURCES.seg,
  answer,
};
