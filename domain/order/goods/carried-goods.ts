import { readCarriedRows, type CarriedRow } from '../../offer/carried';
import { blankGoods, type GoodsRow } from '../../goods/row';
import { plainText } from '../../values/wide-text';

export const carriedGoods = (rows: readonly CarriedRow[]): GoodsRow[] =>
  rows.map(({ unNo, pieces, kg, m3, group, goodsId = '', name = '', net = '', kind = '' }, at) => ({
    ...blankGoods(String(at + 1)),
    // Known goods without a number are general, also beside others that have one.
    ...(goodsId !== '' && unNo === '' && { isGeneral: true }),
    goodsId,
    nameCn: plainText(name),
    netKg: net,
    packKind: kind,
    unNo,
    pieces,
    grossKg: kg,
    volume: m3,
    packingGroup: group,
  }));

const isAlike = (one: GoodsRow, other: GoodsRow): boolean =>
  one.unNo === other.unNo && (other.packingGroup === '' || one.packingGroup === other.packingGroup);

/** Replaces the goods by carried rows; the first row keeps its name from the address. */
export function withCarried<TForm extends { goods: GoodsRow[] }>(form: TForm, rows: string): TForm {
  const [first] = form.goods;
  const goods = carriedGoods(readCarriedRows(rows)).map((row, at) => {
    const { pieces, grossKg, volume } = row;
    return at === 0 && first && isAlike(first, row) ? { ...first, pieces, grossKg, volume } : row;
  });
  return goods.length === 0 ? form : { ...form, goods };
}
