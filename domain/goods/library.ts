import type { Is } from '../shape/is';
import { hasPackingGroup, type Goods } from './dangerous-goods';
import { type GoodsRow, blankGoods } from './row';
import { shippingNames, type Confidence, type DoubtSubject, type GoodsFacts } from './facts';
import type { listRow } from './facts-shape';

/** Cells that IMDG and ADR have for a row beside the facts that rules judge. */
type ListRow = Is<typeof listRow>;

export type LibraryGoods = GoodsFacts & {
  emS: string | null;
  /** Null when several rows of the list may be meant. */
  listRow?: ListRow | null;
  /** Null when no tank is allowed. */
  tankInstruction?: string | null;
  confidence?: { identity: Confidence; hazard: Confidence };
};

export type GoodsLibrary = Readonly<Record<string, LibraryGoods>>;

const FILLED_FIELDS = [
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

type LibraryFields = Pick<GoodsRow, FilledField>;

export type FormOfGoods = { goods: GoodsRow[] };

export const isFilled = (field: string): field is FilledField => (FILLED_FIELDS as readonly string[]).includes(field);

const libraryPackingGroup = ({ packingGroup, hazardClass }: Goods): GoodsRow['packingGroup'] =>
  packingGroup ?? (hazardClass !== null && !hasPackingGroup(hazardClass) ? 'N' : '');

/** Values that every list has of a substance; the rest stays blank until the library answers. */
const picked = (goods: Goods): LibraryFields => ({
  nameCn: goods.nameCn,
  nameEn: goods.nameEn,
  casNo: goods.casNo ?? '',
  unNo: goods.unNo ?? '',
  shippingName: goods.unNo === null ? '' : (shippingNames(goods)[0] ?? ''),
  hazardClass: goods.hazardClass ?? ('' as const),
  subRisks: [...goods.subRisks],
  packingGroup: libraryPackingGroup(goods),
  hsCode: '',
  flashPoint: '',
  isMarinePollutant: false,
});

/** Values on which sources disagree are not filled in: the SDS must give them. */
const isDoubtful = ({ doubts }: LibraryGoods, subject: DoubtSubject): boolean =>
  doubts.some(({ about }) => about === subject);

export const libraryFields = (goods: LibraryGoods): LibraryFields => ({
  ...picked(goods),
  hsCode: goods.hsCode,
  // The entry is complete: when it names no group, as for articles and batteries, there is no group to choose.
  packingGroup: goods.packingGroup ?? (goods.hazardClass === null ? '' : 'N'),
  flashPoint: goods.flashPointC === null || isDoubtful(goods, 'FLASH') ? '' : String(goods.flashPointC),
  isMarinePollutant: goods.isMarinePollutant,
});

/** Fields edited by hand keep their value; an edit equal to the library value no longer counts as one. */
export const fillGoodsRow = (row: GoodsRow, goodsId: string, values: LibraryFields): GoodsRow => ({
  ...row,
  goodsId,
  edited: row.edited.filter((name) => !isFilled(name) || String(row[name]) !== String(values[name])),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !row.edited.includes(name))),
});

export const isFilledFromLibrary = (row: GoodsRow, goods: LibraryGoods): boolean =>
  row.goodsId === goods.goodsId &&
  Object.entries(libraryFields(goods)).every(
    ([name, value]) => row.edited.includes(name) || String(row[name as FilledField]) === String(value),
  );

/** Removes library values from a row; its number and hand-edited fields stay. */
export function clearLibraryFields(row: GoodsRow): GoodsRow {
  const blank = blankGoods(row.key);
  const told = FILLED_FIELDS.filter((field) => field !== 'unNo' && !row.edited.includes(field));
  return { ...row, goodsId: '', ...Object.fromEntries(told.map((field) => [field, blank[field]])) };
}

/** Typed fields that a pick keeps: all for the same goods; on a first pick only a typed flash point. */
function stillOwn({ goodsId, edited }: GoodsRow, picks: string): string[] {
  if (goodsId === picks) return edited;
  return goodsId === '' ? edited.filter((field) => field === 'flashPoint') : [];
}

/** Row of a picked substance. Goods already loaded are not fetched again. */
export function pickedRow(row: GoodsRow, goods: Goods, library: GoodsLibrary): GoodsRow {
  const known = Object.hasOwn(library, goods.goodsId) ? library[goods.goodsId] : undefined;
  return fillGoodsRow(
    { ...row, edited: stillOwn(row, goods.goodsId) },
    goods.goodsId,
    known ? libraryFields(known) : picked(goods),
  );
}

/** A field counts as edited until its value equals the library value again. */
export function markedRow(row: GoodsRow, field: string, library: GoodsLibrary): GoodsRow {
  if (!isFilled(field)) return row;
  const goods = library[row.goodsId];
  const said = goods ? libraryFields(goods) : blankGoods('');
  const others = row.edited.filter((name) => name !== field);
  return { ...row, edited: String(row[field]) === String(said[field]) ? others : [...others, field] };
}

export const withRow = <TForm extends FormOfGoods>(
  form: TForm,
  key: string,
  change: (row: GoodsRow) => GoodsRow,
): TForm => ({
  ...form,
  goods: form.goods.map((row) => (row.key === key ? change(row) : row)),
});

export const withPicked = <TForm extends FormOfGoods>(
  form: TForm,
  key: string,
  goods: Goods,
  library: GoodsLibrary,
): TForm => withRow(form, key, (row) => pickedRow(row, goods, library));
