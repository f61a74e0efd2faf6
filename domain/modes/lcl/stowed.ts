import type { GoodsFacts } from '../../goods/facts';
import type { StowedGoods } from './shared-box';

type StowageDeclaration = { isLimited: boolean; isFood: boolean; technicalName: string | null };
type StowageFacts = Pick<GoodsFacts, 'unNo' | 'hazardClass' | 'subRisks' | 'groups' | 'sixteenB' | 'burns'>;

export const stowedGoods = (
  { unNo, hazardClass, subRisks, groups, sixteenB, burns }: StowageFacts,
  said: StowageDeclaration,
): StowedGoods => ({
  unNo,
  hazardClass,
  subRisks,
  groups,
  sixteenB,
  burns,
  ...said,
});
