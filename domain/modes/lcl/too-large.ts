import { carriedText } from '../../offer/carried';
import { askedAddress } from '../../offer/sailing-address';
import type { GoodsRow } from '../../goods/row';
import { rowNature } from '../../goods/nature';
import { routePath } from '../../routes';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { lclRowFacts, type LclForm } from './form';
import { MOST_UNIT } from './row-fields';
import type { LclSearch } from './search';

type LclFormParts = Pick<LclForm, 'goods' | 'isDanger' | 'stackable' | 'lcl'>;

/** True if too heavy for the CFS forklift or too long for a box: staff must find another way. */
export function isTooLarge(form: Pick<LclForm, 'lcl'>, row: GoodsRow): boolean {
  const { unitKg, longCm } = lclRowFacts(form, row);
  return (parseNumber(unitKg, 2) ?? 0) > MOST_UNIT.kg || (parseWholeNumber(longCm) ?? 0) > MOST_UNIT.longCm;
}

export function oversizeEnquiryAddress(
  form: LclFormParts,
  { orgPortCode, dstPortCode }: Pick<LclSearch, 'orgPortCode' | 'dstPortCode'>,
  ask: string,
): string {
  const rows = form.goods.map(({ pieces, grossKg, volume, packingGroup, ...row }) => ({
    unNo: rowNature(row, form.isDanger) === 'Y' ? row.unNo : '',
    pieces,
    kg: grossKg,
    m3: volume,
    group: packingGroup === 'N' ? ('' as const) : packingGroup,
  }));
  const carried = carriedText(rows);
  const address = askedAddress(routePath('enquiryFcl'), {
    org: orgPortCode,
    dst: dstPortCode,
    isDanger: form.isDanger,
    unNo: rows.find(({ unNo }) => unNo !== '')?.unNo ?? null,
    goods: null,
    etd: null,
    ...(carried !== null && { rows: carried }),
  });
  return `${address}&wish=LCL&stack=${form.stackable === 'N' ? 'N' : 'Y'}&ask=${encodeURIComponent(ask)}`;
}
