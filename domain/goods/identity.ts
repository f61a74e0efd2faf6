import type { GoodsRow } from '../order/form';
import { natureOf } from '../order/nature';
import { unNoIn } from './dangerous-goods';
import type { GoodsFacts, IdentityKind } from './facts';
import {
  filled,
  filledBy,
  isFilledBy,
  withRow,
  type FormOfGoods,
  type GoodsLibrary,
  type LibraryGoods,
} from './library';

/** Which substance a row means. `waiting`: nobody has answered yet. */
export type Identity<TGoods = GoodsFacts> =
  | { kind: IdentityKind; goods: readonly TGoods[] }
  | { kind: 'waiting'; goods: [] };

type IsDanger = 'Y' | 'N';

/** By what a substance is recognised. */
export const IDENTIFYING = [
  'goodsId',
  'unNo',
  'nameCn',
  'nameEn',
  'casNo',
  'hsCode',
  'hazardClass',
  'packingGroup',
] as const;
type Said = Pick<GoodsRow, (typeof IDENTIFYING)[number]>;
/** What is marked as general is recognised by its names. */
export type Identifying = Said & Pick<GoodsRow, 'isGeneral'>;

/** A row of which nobody has said yet what it is. `token` is what was asked, so that a late answer is known for late. */
export type SoughtGoods = { key: string; token: string; isDanger: IsDanger; row: Said };
export type FoundGoods = { key: string; token: string; kind: IdentityKind; goods: readonly LibraryGoods[] };

/** What was answered so far, by what was asked. */
export type ToldGoods = Readonly<Record<string, { kind: IdentityKind; goodsIds: readonly string[] }>>;
export type Known = { library: GoodsLibrary; told: ToldGoods };

export const numberIn = (unNo: string): string | null => (unNo.length <= 40 ? unNoIn(unNo) : null);

const joined = (...parts: readonly string[]): string => parts.map((part) => part.trim()).join('|');

/** What is asked about a row; null where it says nothing yet. What is declared dangerous goes by its number. */
export function tokenOf({ goodsId, unNo, nameCn, nameEn, casNo, hsCode, ...row }: Identifying, isDanger: IsDanger) {
  if (natureOf(row, isDanger) === 'N') {
    return joined(nameCn, nameEn, casNo, hsCode) === '|||' ? null : joined('N', goodsId, nameCn, nameEn, casNo, hsCode);
  }
  const number = numberIn(unNo);
  if (number === null) return goodsId === '' ? null : joined('id', goodsId);
  return joined('UN', number, goodsId, row.packingGroup, row.hazardClass, nameCn, nameEn, casNo);
}

/** What was picked and still bears its number needs no answer. */
function pickedIn(row: Identifying, isDanger: IsDanger, library: GoodsLibrary): LibraryGoods | null {
  const { goodsId, unNo } = row;
  const goods = Object.hasOwn(library, goodsId) ? library[goodsId] : undefined;
  return goods && natureOf(row, isDanger) === 'Y' && goods.unNo === numberIn(unNo) ? goods : null;
}

export function identityIn(row: Identifying, isDanger: IsDanger, { library, told }: Known): Identity<LibraryGoods> {
  const picked = pickedIn(row, isDanger, library);
  if (picked) return { kind: 'known', goods: [picked] };
  const token = tokenOf(row, isDanger);
  if (token === null) return { kind: 'nobody', goods: [] };
  const answer = Object.hasOwn(told, token) ? told[token] : undefined;
  if (!answer) return { kind: 'waiting', goods: [] };
  return { kind: answer.kind, goods: answer.goodsIds.flatMap((goodsId) => library[goodsId] ?? []) };
}

/** The one substance a row means. */
export const onlyOne = <TGoods>({ kind, goods }: Identity<TGoods>): TGoods | null =>
  kind === 'known' ? (goods[0] ?? null) : null;

/** Both questions of the rules from one answer. */
export const knowing = (identityOf: (row: GoodsRow, isDanger: IsDanger) => Identity) => ({
  identityOf,
  goodsOf: (row: GoodsRow): GoodsFacts | null => onlyOne(identityOf(row, 'Y')),
});

/** Rows that say something of which nobody has told us yet what it is. */
export const soughtIn = (rows: readonly GoodsRow[], isDanger: IsDanger, known: Known): SoughtGoods[] =>
  rows.flatMap((row) => {
    const token = tokenOf(row, isDanger);
    if (token === null || identityIn(row, isDanger, known).kind !== 'waiting') return [];
    const asked = Object.fromEntries(IDENTIFYING.map((field) => [field, row[field]])) as Said;
    return [{ key: row.key, token, isDanger: natureOf(row, isDanger), row: asked }];
  });

/** Only what somebody has declared as dangerous, or picked, is filled in by its answer. */
function answered(row: GoodsRow, isDanger: IsDanger, { token, kind, goods: [goods] }: FoundGoods): GoodsRow {
  if (kind !== 'known' || !goods || tokenOf(row, isDanger) !== token) return row;
  return natureOf(row, isDanger) === 'Y' || row.goodsId === goods.goodsId
    ? filled(row, goods.goodsId, filledBy(goods))
    : row;
}

export const withFound = <TForm extends FormOfGoods & { isDanger: IsDanger }>(
  form: TForm,
  found: readonly FoundGoods[],
) => found.reduce((all, one) => withRow(all, one.key, (row) => answered(row, form.isDanger, one)), form);

/** A known row takes over at once what the library says: one answered for another row, and one restored from a draft. */
export const withKnown = <TForm extends FormOfGoods & { isDanger: IsDanger }>(form: TForm, known: Known): TForm =>
  withFound(
    form,
    form.goods.flatMap((row): FoundGoods[] => {
      const token = tokenOf(row, form.isDanger);
      const { kind, goods } = identityIn(row, form.isDanger, known);
      const [only] = goods;
      if (token === null || kind !== 'known' || (only && isFilledBy(row, only))) return [];
      return [{ key: row.key, token, kind, goods }];
    }),
  );

/** What the answers add. A row that was filled in asks by another token, and has the same answer. */
export function knownWith(
  { library, told }: Known,
  form: FormOfGoods & { isDanger: IsDanger },
  found: readonly FoundGoods[],
) {
  const goods = found.flatMap((one) => one.goods.map((each) => [each.goodsId, each] as const));
  const answers = found.flatMap(({ key, token, kind, goods: all }) => {
    const answer = { kind, goodsIds: all.map(({ goodsId }) => goodsId) };
    const rows = withFound(form, found).goods.filter((row) => row.key === key && row.goodsId === answer.goodsIds[0]);
    const tokens = [token, ...(kind === 'known' ? rows.map((row) => tokenOf(row, form.isDanger) ?? token) : [])];
    return tokens.map((each) => [each, answer] as const);
  });
  return { library: { ...library, ...Object.fromEntries(goods) }, told: { ...told, ...Object.fromEntries(answers) } };
}
