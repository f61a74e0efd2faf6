import type { CheckedGoods } from '../../booking/segregation-check';

/** Two of one class that must be apart, and one that may join either: shows the purpose of the tool. */
export const EXAMPLE: readonly CheckedGoods[] = [
  { unNo: '1789', nameCn: '盐酸', hazardClass: '8', packingGroup: 'II' },
  { unNo: '1824', nameCn: '氢氧化钠溶液（液碱）', hazardClass: '8', packingGroup: 'II' },
  { unNo: '1294', nameCn: '甲苯', hazardClass: '3', packingGroup: 'II' },
];
