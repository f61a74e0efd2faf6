import { needsSignature } from '../../../domain/goods/harmless';
import type { CutoffCode } from '../../../domain/offer/cutoffs';
import type { GoodsRow } from '../../../domain/goods/row';
import { ofEachRow } from '../../../domain/order/papers/papers';

type Paper = { docType: string; name: string };

/** Harmlessness is proven by the data sheet. */
const SHEET: Paper = { docType: 'SDS14', name: 'SDS 第 14 章“不属于危险货物”页' };
export const SIGNED: Paper = { docType: 'NONDG', name: '非危险货物声明' };

export const harmlessPapers = (goods: readonly GoodsRow[], due: CutoffCode): (Paper & { due: CutoffCode })[] =>
  [SHEET, ...ofEachRow(goods, [SIGNED], needsSignature)].map((paper) => ({ ...paper, due }));
