import { airRowFacts, type AirForm } from '../../../../../domain/modes/air/form';
import { judgePacked, readPacked } from '../../../../../domain/modes/air/packed';
import type { GoodsRow } from '../../../../../domain/goods/row';
import { describedAs, packagesInEnglish } from '../../goods-line';

export const goodsDescription = ({ isDanger }: AirForm, row: GoodsRow): string =>
  isDanger === 'Y' ? describedAs(row) : row.nameEn.toUpperCase();

/** Number, type, content and packing instruction of packagings (DGR 8.1.6.9.2). */
export function packedAs(form: AirForm, row: GoodsRow): string {
  const facts = airRowFacts(form, row);
  const { limit } = judgePacked(readPacked(row, facts));
  const outer = facts.outer.trim() === '' ? '' : `，合包 ${facts.outer.trim()}`;
  return `${packagesInEnglish(row)} × ${facts.net} ${limit?.unit ?? ''}，PI ${facts.pi}${outer}`;
}
