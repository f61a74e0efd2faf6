import type { GoodsRow } from './row';
import { rowNature } from './nature';
import { readUnNo } from './dangerous-goods';
import type { GoodsFacts, IdentityKind } from './facts';
import { isNamedAsFilled, type NamingDoubt } from './naming';
import {
  fillGoodsRow,
  libraryFields,
  isFilledFromLibrary,
  withRow,
  type FormOfGoods,
  type GoodsLibrary,
  type LibraryGoods,
} from './library';

/**
 * Substance of a row. `waiting`: not answered yet. `strangers`: names beside the number that do not belong to it; null
 * until compared.
 */
export type Identity<TGoods = GoodsFacts> =
  | { kind: IdentityKind; goods: readonly TGoods[]; strangers: readonly NamingDoubt[] | null }
  | { kind: 'waiting'; goods: []; strangers: null };

type IsDanger = 'Y' | 'N';

export const IDENTIFYING = [
  'goodsId',
  'unNo',
  'nameCn',
  'nameEn',
  'shippingName',
  'technicalName',
  'casNo',
  'hsCode',
  'hazardClass',
  'packingGroup',
] as const;
type IdentityFields = Pick<GoodsRow, (typeof IDENTIFYING)[number]>;
/** A row marked as general cargo is identified by its names. */
export type IdentifiableRow = IdentityFields & Pick<GoodsRow, 'isGeneral'>;

/** A row to look up in the library. `token` is its key, so that a late answer is recognised. */
export type SoughtGoods = { key: string; token: string; isDanger: IsDanger; row: IdentityFields };
type Answer = { kind: IdentityKind; strangers: readonly NamingDoubt[] };
export type FoundGoods = Answer & { key: string; token: string; goods: readonly LibraryGoods[] };

export type LibraryAnswer = Readonly<Record<string, Answer & { goodsIds: readonly string[] }>>;
export type IdentitySources = { library: GoodsLibrary; told: LibraryAnswer };

export const readShortUnNo = (unNo: string): string | null => (unNo.length <= 40 ? readUnNo(unNo) : null);

const joined = (...parts: readonly string[]): string => parts.map((part) => part.trim()).join('|');

/** Lookup token of a row; null while the row is empty. Dangerous goods are looked up by number. */
export function lookupToken(row: IdentifiableRow, isDanger: IsDanger) {
  const { goodsId, unNo, nameCn, nameEn, casNo, hsCode } = row;
  if (rowNature(row, isDanger) === 'N') {
    return joined(nameCn, nameEn, casNo, hsCode) === '|||' ? null : joined('N', goodsId, nameCn, nameEn, casNo, hsCode);
  }
  const number = readShortUnNo(unNo);
  if (number === null) return goodsId === '' ? null : joined('id', goodsId);
  const { packingGroup, hazardClass, shippingName, technicalName } = row;
  return joined('UN', number, goodsId, packingGroup, hazardClass, nameCn, nameEn, casNo, shippingName, technicalName);
}

/** A picked entry that keeps its number needs an answer only about overwritten names. */
function findPickedGoods(row: IdentifiableRow, isDanger: IsDanger, library: GoodsLibrary): LibraryGoods | null {
  const { goodsId, unNo } = row;
  const goods = Object.hasOwn(library, goodsId) ? library[goodsId] : undefined;
  return goods && rowNature(row, isDanger) === 'Y' && goods.unNo === readShortUnNo(unNo) ? goods : null;
}

export function identifyRow(
  row: IdentifiableRow,
  isDanger: IsDanger,
  { library, told }: IdentitySources,
): Identity<LibraryGoods> {
  const picked = findPickedGoods(row, isDanger, library);
  if (picked && isNamedAsFilled(row, picked)) return { kind: 'known', goods: [picked], strangers: [] };
  const token = lookupToken(row, isDanger);
  if (token === null) return { kind: 'nobody', goods: [], strangers: [] };
  const answer = Object.hasOwn(told, token) ? told[token] : undefined;
  if (picked) return { kind: 'known', goods: [picked], strangers: answer?.strangers ?? null };
  if (!answer) return { kind: 'waiting', goods: [], strangers: null };
  const { kind, strangers, goodsIds } = answer;
  return { kind, goods: goodsIds.flatMap((goodsId) => library[goodsId] ?? []), strangers };
}

const isAnswered = ({ strangers }: Identity<LibraryGoods>): boolean => strangers !== null;

export const onlyOne = <TGoods>({ kind, goods }: Identity<TGoods>): TGoods | null =>
  kind === 'known' ? (goods[0] ?? null) : null;

export const goodsLookup = (identityOf: (row: GoodsRow, isDanger: IsDanger) => Identity) => ({
  identityOf,
  goodsOf: (row: GoodsRow): GoodsFacts | null => onlyOne(identityOf(row, 'Y')),
});

export const findSoughtRows = (rows: readonly GoodsRow[], isDanger: IsDanger, known: IdentitySources): SoughtGoods[] =>
  rows.flatMap((row) => {
    const token = lookupToken(row, isDanger);
    if (token === null || isAnswered(identifyRow(row, isDanger, known))) return [];
    const asked = Object.fromEntries(IDENTIFYING.map((field) => [field, row[field]])) as IdentityFields;
    return [{ key: row.key, token, isDanger: rowNature(row, isDanger), row: asked }];
  });

/** An answer fills only rows that were declared dangerous or picked. */
function fillAnsweredRow(row: GoodsRow, isDanger: IsDanger, { token, kind, goods: [goods] }: FoundGoods): GoodsRow {
  if (kind !== 'known' || !goods || lookupToken(row, isDanger) !== token) return row;
  return rowNature(row, isDanger) === 'Y' || row.goodsId === goods.goodsId
    ? fillGoodsRow(row, goods.goodsId, libraryFields(goods))
    : row;
}

export const fillFoundRows = <TForm extends FormOfGoods & { isDanger: IsDanger }>(
  form: TForm,
  found: readonly FoundGoods[],
) => found.reduce((all, one) => withRow(all, one.key, (row) => fillAnsweredRow(row, form.isDanger, one)), form);

/** Fills known rows at once: rows answered for another row, and rows restored from a draft. */
export const fillKnownRows = <TForm extends FormOfGoods & { isDanger: IsDanger }>(
  form: TForm,
  known: IdentitySources,
): TForm =>
  fillFoundRows(
    form,
    form.goods.flatMap((row): FoundGoods[] => {
      const token = lookupToken(row, form.isDanger);
      const { kind, goods, strangers } = identifyRow(row, form.isDanger, known);
      const [only] = goods;
      if (token === null || kind !== 'known' || (only && isFilledFromLibrary(row, only))) return [];
      return [{ key: row.key, token, kind, goods, strangers: strangers ?? [] }];
    }),
  );

/** Adds answers. A filled row has another token, so the same answer is stored for it too. */
export function addKnownGoods(
  { library, told }: IdentitySources,
  form: FormOfGoods & { isDanger: IsDanger },
  found: readonly FoundGoods[],
) {
  const goods = found.flatMap((one) => one.goods.map((each) => [each.goodsId, each] as const));
  const answers = found.flatMap((one) => {
    const { kind, strangers, goods: all } = one;
    const answer = { kind, strangers, goodsIds: all.map(({ goodsId }) => goodsId) };
    const filledIn = form.goods
      .filter((row) => row.key === one.key)
      .flatMap((row) => {
        const after = fillAnsweredRow(row, form.isDanger, one);
        const token = after === row ? null : lookupToken(after, form.isDanger);
        // Keep findings for names that were not overwritten.
        const still = strangers.filter(({ field }) => after[field] === row[field]);
        return token === null ? [] : [[token, { ...answer, strangers: still }] as const];
      });
    return [[one.token, answer] as const, ...filledIn];
  });
  return { library: { ...library, ...Object.fromEntries(goods) }, told: { ...told, ...Object.fromEntries(answers) } };
}
