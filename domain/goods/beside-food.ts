import type { SegregatedGoods } from './segregated-goods';

/** IMDG 7.3.4.2. */
const BESIDE_FOOD = ['2.3', '6.1', '6.2', '7', '8'];

type Fed = Pick<SegregatedGoods, 'hazardClass' | 'subRisks'> & { isFood: boolean };

const isBad = ({ hazardClass, subRisks }: Fed): boolean =>
  [hazardClass ?? '', ...subRisks].some((hazard) => BESIDE_FOOD.includes(hazard));

export const isFoodApart = (one: Fed, other: Fed): boolean =>
  (one.isFood && isBad(other)) || (other.isFood && isBad(one));
