import type { FclOrderForm, GoodsRow } from '../../domain/fcl-order';
import type { Goods } from '../../domain/dangerous-goods';
import { shippingNames } from '../../domain/goods-facts';
import { hasPackingGroup } from '../../domain/order-fields/danger';
import type { FoundGoods, LibraryGoods, OrderFormContext, SoughtGoods } from './order-form.types';

/** What a lookup fills in. */
export const FILLED_FIELDS = [
  'nameCn',
  'nameEn',
  'hsCode',
  'casNo',
  'unNo',
  'shippingName',
  'hazardClass',
  'subRisks',
  'packingGroup',
  'flashPoint',
  'isMarinePollutant',
] as const satisfies readonly (keyof GoodsRow)[];
export type FilledField = (typeof FILLED_FIELDS)[number];

type Filled = Pick<GoodsRow, FilledField>;

const groupOf = ({ packingGroup, hazardClass }: Goods): GoodsRow['packingGroup'] =>
  packingGroup ?? (hazardClass !== null && !hasPackingGroup(hazardClass) ? 'N' : '');

/** What every list knows of a substance; the rest is blank until the library has answered. */
const picked = (goods: Goods): Filled => ({
  nameCn: goods.nameCn,
  nameEn: goods.nameEn,
  casNo: goods.casNo ?? '',
  unNo: goods.unNo ?? '',
  shippingName: goods.unNo === null ? '' : (shippingNames(goods)[0] ?? ''),
  hazardClass: goods.hazardClass ?? ('' as const),
  subRisks: [...goods.subRisks],
  packingGroup: groupOf(goods),
  hsCode: '',
  flashPoint: '',
  isMarinePollutant: false,
});

export const filledBy = (goods: LibraryGoods): Filled => ({
  ...picked(goods),
  hsCode: goods.hsCode,
  flashPoint: goods.flashPointC === null ? '' : String(goods.flashPointC),
  isMarinePollutant: goods.isMarinePollutant,
});

/** What was written over by hand stays, whatever the library says. */
const filled = (row: GoodsRow, goodsId: string, values: Filled): GoodsRow => ({
  ...row,
  goodsId,
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !row.edited.includes(name))),
});

const withRow = (form: FclOrderForm, key: string, change: (row: GoodsRow) => GoodsRow): FclOrderForm => ({
  ...form,
  goods: form.goods.map((row) => (row.key === key ? change(row) : row)),
});

/** What the library has told once is not asked for again: another row of it is filled at once. */
export function withPicked(form: FclOrderForm, key: string, goods: Goods, library: OrderFormContext['library']) {
  const known = Object.hasOwn(library, goods.goodsId) ? library[goods.goodsId] : undefined;
  return withRow(form, key, (row) => filled(row, goods.goodsId, known ? filledBy(known) : picked(goods)));
}

export const withFound = (form: FclOrderForm, found: readonly FoundGoods[]): FclOrderForm =>
  found.reduce((all, { key, goods }) => withRow(all, key, (row) => filled(row, goods.goodsId, filledBy(goods))), form);

export const libraryWith = (library: OrderFormContext['library'], found: readonly FoundGoods[]) => ({
  ...library,
  ...Object.fromEntries(found.map(({ goods }) => [goods.goodsId, goods])),
});

export const tokenOf = ({ goodsId, unNo }: { goodsId: string; unNo: string | null }): string => goodsId || (unNo ?? '');

/** Rows that name a substance nobody has told us about yet. */
export const soughtIn = ({ form, library, asked, quote }: OrderFormContext): SoughtGoods[] =>
  form.goods
    .filter((row) => row.goodsId !== '' || (row.unNo !== '' && row.unNo === quote?.search.unNo && row.nameCn === ''))
    .filter((row) => !Object.hasOwn(library, row.goodsId) && !asked.includes(tokenOf(row)))
    .map(({ key, goodsId, unNo, nameEn }) => ({ key, goodsId, unNo, nameEn }));
