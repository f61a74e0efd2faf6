import { isSignedFor } from '../../../domain/goods/harmless';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import type { GoodsRow } from '../../../domain/goods/row';
import { ofEachRow } from '../../../domain/order/papers/papers';

type Paper = { docType: string; name: string };

/** What is harmless is so by its data sheet. */
const SHEET: Paper = { docType: 'SDS14', name: 'SDS 第 14 章“不属于危险货物”页' };
const SIGNED: Paper = { docType: 'NONDG', name: '非危险货物声明' };

/** What goods are shown with that were declared as not dangerous, and by when. */
export const harmlessPapers = (goods: readonly GoodsRow[], due: CutoffCode): (Paper & { due: CutoffCode })[] =>
  [SHEET, ...ofEachRow(goods, [SIGNED], isSignedFor)].map((paper) => ({ ...paper, due }));
