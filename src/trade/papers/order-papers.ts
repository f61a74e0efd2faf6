import type { OrderForm } from '../../../domain/order/form/form';
import { dangerousRows, rowNature } from '../../../domain/goods/nature';
import { isPaperHandedIn, numberPapers, ofEachRow } from '../../../domain/order/papers/papers';
import { orderPapersCopy as copy } from '../../copy/trade';

export type WantedPaper = { docType: string; name: string; note: string; standing: 'here' | 'due' | 'optional' };

const DANGEROUS = ['SDS_CN', 'SDS_EN', 'PKG_USE'] as const;
const GENERAL = ['POA'] as const;
/** Extra documents of a mode: for all goods together, and per goods row. */
type OfAll = 'RAILDG' | 'UN38' | 'SOC' | 'SDS_CN' | 'WEIGHT';
const OF_EACH = 'COND';

const wantedPapers = (kinds: readonly (keyof typeof copy)[]): Omit<WantedPaper, 'standing'>[] =>
  kinds.map((docType) => ({ docType, ...copy[docType] }));

/**
 * Documents uploadable with the form: an SDS for each dangerous substance, which the order waits for. `more`: extra
 * ones of the mode.
 */
export function orderPapers(
  { isDanger, goods, files }: Pick<OrderForm, 'isDanger' | 'goods' | 'files'>,
  more: readonly (OfAll | typeof OF_EACH)[] = [],
): WantedPaper[] {
  const own = wantedPapers(more).flatMap((paper) => (paper.docType === OF_EACH ? ofEachRow(goods, [paper]) : [paper]));
  const ofDangerous = ofEachRow(goods, wantedPapers(DANGEROUS), (row) => rowNature(row, isDanger) === 'Y');
  const byNumber = wantedPapers(numberPapers(dangerousRows({ isDanger, goods })).map(({ docType }) => docType));
  const wanted = [...own, ...ofDangerous, ...byNumber, ...wantedPapers(GENERAL)];
  const handed = files.map(({ docType }) => docType);
  return wanted.map((paper) => ({
    ...paper,
    standing: isPaperHandedIn(paper.docType, handed, wanted) ? 'here' : 'optional',
  }));
}
