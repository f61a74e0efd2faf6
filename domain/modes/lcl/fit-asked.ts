import type { FitQuestion } from '../../offer/fit';
import { lclRowFacts, type LclForm } from './form';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';
import type { LclQuote } from './quote';
import { LCL_LOAD } from './load';
import { GENERAL_ROW, isGeneralTyped, type LclQuery, lclQuestion, type LclRow, type LclRowText } from './search';

type FitKey = Pick<GoodsRow, 'unNo' | 'packingGroup'>;

/**
 * Packing group of a row, only if the search asked it for this UN number; otherwise the search has no group to compare.
 */
export const searchedGroup = ({ unNo, packingGroup }: FitKey, searched: readonly LclRow[]): string =>
  packingGroup !== 'N' && searched.some((row) => row.group !== undefined && row.unNo === unNo) ? packingGroup : '';

/** Only a row marked general searches as general; other text in the UN field proves nothing. */
function numberTyped({ isDanger }: LclForm, row: GoodsRow): string {
  if (rowNature(row, isDanger) === 'N') return isDanger === 'Y' ? GENERAL_ROW : '';
  return isGeneralTyped(row) ? '' : row.unNo;
}

const buildRowText = (form: LclForm, row: GoodsRow, group: string): LclRowText => ({
  unNo: numberTyped(form, row),
  pieces: row.pieces,
  kg: row.grossKg,
  m3: row.volume,
  longCm: lclRowFacts(form, row).longCm,
  group: rowNature(row, form.isDanger) === 'Y' ? group : '',
  name: '',
});

export const queryFromForm = (
  form: LclForm,
  { search: { orgPortCode, dstPortCode, rows } }: Pick<LclQuote, 'search'>,
): LclQuery => ({
  org: orgPortCode,
  dst: dstPortCode,
  isDanger: form.isDanger,
  isStackable: form.stackable !== 'N',
  etd: null,
  rows: form.goods.map((row) => buildRowText(form, row, searchedGroup(row, rows))),
});

/** Rows of the remaining goods in search form; null when a dangerous remainder lacks a UN number. */
export function leftOver(form: LclForm): string | null {
  const { later, isDanger } = form;
  const rows = later.map((row) => buildRowText(form, row, row.packingGroup === 'N' ? '' : row.packingGroup));
  const { rows: said = null } = LCL_LOAD.words({ isDanger, isStackable: true, rows });
  const isUnsaid = rows.every(isGeneralTyped) || said?.includes('n');
  return isDanger === 'Y' && isUnsaid ? null : said;
}

/** Limited quantities need no segregation; without the flag a box would refuse them. */
const limitedAs = (row: LclRow, typed: GoodsRow | undefined): LclRow =>
  row.unNo !== null && typed?.isLimited ? { ...row, isLimited: true } : row;

export function fitQuestionFromForm(form: LclForm, quote: LclQuote): FitQuestion | null {
  const search = lclQuestion.searchOf(queryFromForm(form, quote));
  if (search === null) return null;
  const rows = search.rows.map((row, at) => limitedAs(row, form.goods[at]));
  // The name picks an entry in the form and changes no room.
  const locked = quote.search.rows.map(({ name: _, ...row }) => row);
  const isSame = JSON.stringify(rows) === JSON.stringify(locked);
  return isSame ? null : { search: { ...search, rows }, offerIds: [quote.offer.offerId] };
}
