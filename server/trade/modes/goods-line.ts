import type { GoodsRow } from '../../../domain/goods/row';
import { rowNature } from '../../../domain/goods/nature';
import { rowUnNumber } from '../../../domain/order/goods/hazards';
import { namedAs } from '../../world/constants/catalogue';

/**
 * Dangerous goods as every transport document names them (IMDG 5.4.1.4, DGR 8.1.6.9): UN number, proper shipping name
 * with technical name, class with subsidiary risks, packing group.
 */
export function describedAs(row: GoodsRow): string {
  const { shippingName, nameEn, technicalName, hazardClass, subRisks, packingGroup } = row;
  const technical = technicalName.trim() === '' ? '' : ` (${technicalName.trim()})`;
  const risks = subRisks.length > 0 ? ` (${subRisks.join(', ')})` : '';
  const group = packingGroup === '' || packingGroup === 'N' ? '' : `, PG ${packingGroup}`;
  return `UN ${rowUnNumber(row) ?? ''}, ${shippingName || nameEn}${technical}, ${hazardClass}${risks}${group}`;
}

const packTypeName = (packKind: string, language: 'nameEn' | 'name'): string => {
  const name = namedAs('packKind', packKind)?.[language];
  if (name === undefined) return packKind;
  return language === 'name' ? `${name}（${packKind}）` : `${name} (${packKind})`;
};

/** Number and type of packagings: `80 × 闭口钢桶（1A1）`. */
export const packagesText = ({ pieces, packKind }: GoodsRow): string =>
  packKind === '' ? `${pieces} 件` : `${pieces} × ${packTypeName(packKind, 'name')}`;

/** The same in English: `80 × Steel drum, non-removable head (1A1)`. */
export const packagesInEnglish = ({ pieces, packKind }: GoodsRow): string =>
  [pieces, packTypeName(packKind, 'nameEn')].filter((one) => one !== '').join(' × ');

export const namedAmong = (row: GoodsRow, isDanger: 'Y' | 'N'): string =>
  rowNature(row, isDanger) === isDanger ? row.nameCn : `${row.nameCn}（普通货物）`;

export function goodsLine(row: GoodsRow, isDanger: 'Y' | 'N'): string {
  if (isDanger === 'N') return row.nameCn;
  const named = namedAmong(row, isDanger);
  return `${rowNature(row, isDanger) === 'N' ? named : `${named} ${describedAs(row)}`}，${packagesText(row)}`;
}
