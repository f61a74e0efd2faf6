import type { GoodsFacts } from '../../goods/facts';
import type { Stowed } from './shared-box';

type Said = { isLimited: boolean; isFood: boolean; technicalName: string | null };
type Known = Pick<GoodsFacts, 'unNo' | 'hazardClass' | 'subRisks' | 'groups' | 'sixteenB' | 'burns'>;

/** A substance of the library as it lies in a shared box. */
export const stowedOf = ({ unNo, hazardClass, subRisks, groups, sixteenB, burns }: Known, said: Said): Stowed => ({
  unNo,
  hazardClass,
  subRisks,
  groups,
  sixteenB,
  burns,
  ...said,
});
