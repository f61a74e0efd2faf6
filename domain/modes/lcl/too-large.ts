import { carriedText } from '../../offer/carried';
import { askedAddress } from '../../offer/sailing-address';
import type { GoodsRow } from '../../goods/row';
import { natureOf } from '../../goods/nature';
import { pathOf } from '../../routes';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { factsOf, type LclForm } from './form';
import { MOST_UNIT } from './row-fields';
import type { LclSearch } from './search';

type LclFormParts = Pick<LclForm, 'goods' | 'isDanger' | 'stackable' | 'lcl'>;

/** True if too heavy for the CFS forklift or too long for a box: staff must find another way. */
export function isTooLarge(form: Pick<LclForm, 'lcl'>, row: GoodsRow): boolean {
  const { unitKg, longCm } = factsOf(form, row);
  return (numberIn(unitKg, 2) ?? 0) > MOST_UNIT.kg || (wholeNumberIn(longCm) ?? 0) > MOST_UNIT.longCm;
}

export function enquiryWith(
  form: LclFormParts,
  { orgPortCode, dstPortCode }: Pick<LclSearch, 'orgPortCode' | 'dstPortCode'>,
  ask: string,
): string {
  const rows = form.goods.map(({ pieces, grossKg, volume, packingGroup, ...row }) => ({
    unNo: natureOf(row, form.isDanger) === 'Y' ? row.unNo : '',
    pieces,
    kg: grossKg,
    m3: volume,
    group: packingGroup === 'N' ? ('' as const) : packingGroup,
  }));
  const carried = carriedText(rows);
  const address = askedAddress(pathOf('enquiryFcl'), {
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
