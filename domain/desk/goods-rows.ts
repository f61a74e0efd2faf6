import { blankGoods, type GoodsRow } from '../goods/row';
import { fillGoodsRow, libraryFields, type LibraryGoods } from '../goods/library';
import { readGoodsText } from './substance';
import type { RowValues, ToolMessage, Values } from './tool';

/** When a UN number has several entries, the first is judged, and the answer says so. */
export const judgedGoods = (values: Values): LibraryGoods | null => {
  const identity = values.goods('un');
  return identity && (identity.kind === 'known' || identity.kind === 'several') ? (identity.goods[0] ?? null) : null;
};

/** Goods of a row in the shape of an order, so that the order rules can judge them. */
export function orderedRow(values: Values, at: number): GoodsRow {
  const blank = blankGoods(String(at + 1));
  const goods = judgedGoods(values);
  const text = values.text('un');
  if (goods) return { ...fillGoodsRow(blank, goods.goodsId, libraryFields(goods)), goodsId: goods.goodsId };
  const { unNo } = readGoodsText(text);
  return unNo === '' ? { ...blank, nameCn: text } : { ...blank, unNo };
}

export const ambiguousGoodsMessages = (rows: readonly RowValues[]): ToolMessage<'severalGoods'>[] =>
  rows.flatMap((values) => {
    const identity = values.goods('un');
    const of = { text: readGoodsText(values.text('un')).unNo, count: String(identity?.goods.length ?? 0) };
    return identity?.kind === 'several' ? [{ code: 'severalGoods', of }] : [];
  });
