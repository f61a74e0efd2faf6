import type { WhSearch } from '../../../domain/modes/wh/search';

/** What was asked about, as it was asked. */
export const goodsName = ({ unNo, goods }: Pick<WhSearch, 'unNo' | 'goods'>): string =>
  unNo === null ? (goods ?? '') : `UN ${unNo}`;
