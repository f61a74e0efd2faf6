import { filled, filledBy, type LibraryGoods } from '../../domain/goods/library';
import type { GoodsRow } from '../../domain/goods/row';

/** A row of a sample with other goods in it, as the form writes it once they are picked. */
export const pickedInto = (row: GoodsRow, goods: LibraryGoods & { goodsId: string }): GoodsRow =>
  filled({ ...row, edited: [] }, goods.goodsId, filledBy(goods));
