import type { CarriedRow } from '../offer/carried';
import { blankGoods } from './blank';
import type { GoodsRow } from './form';

/** Rows of an order that begins with them. */
export const carriedGoods = (rows: readonly CarriedRow[]): GoodsRow[] =>
  rows.map(({ unNo, pieces, kg, m3, group }, at) => ({
    ...blankGoods(String(at + 1)),
    unNo,
    pieces,
    grossKg: kg,
    volume: m3,
    packingGroup: group,
  }));
