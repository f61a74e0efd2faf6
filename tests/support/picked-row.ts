import { fillGoodsRow, libraryFields, type LibraryGoods } from '../../domain/goods/library';
import type { GoodsRow } from '../../domain/goods/row';

export const pickedInto = (row: GoodsRow, goods: LibraryGoods & { goodsId: string }): GoodsRow =>
  fillGoodsRow({ ...row, edited: [] }, goods.goodsId, libraryFields(goods));
