import type { SegregationValue } from '../../../domain/goods/segregation-table';
import type { orderGoodsCopy } from './goods';
import type { OwnFindingWords } from './findings';

/** What is said of goods beside each other where that is not in a box. */
export type ApartWords = typeof orderGoodsCopy.segregation & {
  cell: Readonly<Record<SegregationValue, string>>;
  finding: OwnFindingWords;
};
