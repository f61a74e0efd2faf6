import type { WhSearch } from '../../../domain/modes/wh/search';

export const goodsName = ({ unNo, goods }: Pick<WhSearch, 'unNo' | 'goods'>): string =>
  unNo === null ? (goods ?? '') : `UN ${unNo}`;
