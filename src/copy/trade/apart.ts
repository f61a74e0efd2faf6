import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type { orderGoodsCopy } from './goods';
import type { OwnFindingWords } from './findings';

export type ApartWords = typeof orderGoodsCopy.segregation & {
  cell: Readonly<Record<SegregationValue, string>>;
  finding: OwnFindingWords;
};
