import { hasPackingGroup, type Goods } from './dangerous-goods';
import { type GoodsRow, blankGoods } from './row';
import { shippingNames, type Confidence, type DoubtSubject, type GoodsFacts } from './facts';

/** A substance as the library knows it, with what a form takes over and what is only shown. */
export type LibraryGoods = GoodsFacts & {
  emS: string | null;
  /** Null where it may travel in no tank. */
  tankInstruction?: string | null;
  /** How sure the library is of it. */
  confidence?: { identity: Confidence; hazard: Confidence };
};

/** What the library has told so far, by the substance. */
export type GoodsLibrary = Readonly<Record<string, LibraryGoods>>;

/** What a lookup fills in. */
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

/** A form of which the rows are goods: the order, and the enquiry. */
export type FormOfGoods = { goods: GoodsRow[] };

export const isFilled = (field: string): field is FilledField => (FILLED_FIELDS as readonly string[]).includes(field);

const groupOf = ({ packingGroup, hazardClass }: Goods): GoodsRow['packingGroup'] =>
  packingGroup ?? (hazardClass !== null && !hasPackingGroup(hazardClass) ? 'N' : '');

/** What every list knows of a substance; the rest is blank until the library has answered. */
const picked = (goods: Goods): LibraryFields => ({
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

/** What sources disagree about is not filled in: the SDS has to say it. */
const isDoubtful = ({ doubts }: LibraryGoods, subject: DoubtSubject): boolean =>
  doubts.some(({ about }) => about === subject);

export const filledBy = (goods: LibraryGoods): LibraryFields => ({
  ...picked(goods),
  hsCode: goods.hsCode,
  // Its whole entry is known: where that names no group, as of articles and batteries, there is none to be chosen.
  packingGroup: goods.packingGroup ?? (goods.hazardClass === null ? '' : 'N'),
  flashPoint: goods.flashPointC === null || isDoubtful(goods, 'FLASH') ? '' : String(goods.flashPointC),
  isMarinePollutant: goods.isMarinePollutant,
});

/** What was written over by hand stays, whatever the library says; what says the same is nobody's own. */
export const filled = (row: GoodsRow, goodsId: string, values: LibraryFields): GoodsRow => ({
  ...row,
  goodsId,
  edited: row.edited.filter((name) => !isFilled(name) || String(row[name]) !== String(values[name])),
  ...Object.fromEntries(Object.entries(values).filter(([name]) => !row.edited.includes(name))),
});

/** Does the row hold all that a look-up of these goods fills in? */
export const isFilledBy = (row: GoodsRow, goods: LibraryGoods): boolean =>
  row.goodsId === goods.goodsId &&
  Object.entries(filledBy(goods)).every(
    ([name, value]) => row.edited.includes(name) || String(row[name as FilledField]) === String(value),
  );

/** A row without what the library has told of it: its number and what was written by hand stay. */
export function unfilled(row: GoodsRow): GoodsRow {
  const blank = blankGoods(row.key);
  const told = FILLED_FIELDS.filter((field) => field !== 'unNo' && !row.edited.includes(field));
  return { ...row, goodsId: '', ...Object.fromEntries(told.map((field) => [field, blank[field]])) };
}

/** What was written by hand and still holds once something is picked: what was measured, if it was of no other goods. */
function stillOwn({ goodsId, edited }: GoodsRow, picks: string): string[] {
  if (goodsId === picks) return edited;
  return goodsId === '' ? edited.filter((field) => field === 'flashPoint') : [];
}

/** A row of what somebody has picked. What the library has told once is not asked for again. */
export function pickedRow(row: GoodsRow, goods: Goods, library: GoodsLibrary): GoodsRow {
  const known = Object.hasOwn(library, goods.goodsId) ? library[goods.goodsId] : undefined;
  return filled(
    { ...row, edited: stillOwn(row, goods.goodsId) },
    goods.goodsId,
    known ? filledBy(known) : picked(goods),
  );
}

/** A field is the person's own from the moment somebody writes into it until it says what the library says again. */
export function markedRow(row: GoodsRow, field: string, library: GoodsLibrary): GoodsRow {
  if (!isFilled(field)) return row;
  const goods = library[row.goodsId];
  const said = goods ? filledBy(goods) : blankGoods('');
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
